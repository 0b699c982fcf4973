import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** A person's own page. */
export const profileRoutes = (): RouteObject[] => [
  { path: paths.profile.pattern, lazy: { Component: async () => (await import('./profile-page.tsx')).ProfilePage } },
];
