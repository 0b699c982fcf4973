import type { Role } from '@mediation/api-client';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Guard } from './guard.tsx';

type Load = () => Promise<ComponentType>;

/** Lazy pages for these roles; without roles, for every signed-in person. */
export const guarded = (roles: Role[] | undefined, pages: Record<string, Load>): RouteObject => ({
  element: <Guard {...(roles && { roles })} />,
  children: Object.entries(pages).map(([path, load]) => ({ path, lazy: { Component: load } })),
});

/** Lazy pages for admins of the platform. */
export const guardedForPlatform = (pages: Record<string, Load>): RouteObject => ({
  ...guarded(['admin'], pages),
  element: <Guard roles={['admin']} isOfPlatform />,
});
