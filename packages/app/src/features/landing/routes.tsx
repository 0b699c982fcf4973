import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { LandingPage } from './landing-page.tsx';

/** What a guest sees first: not loaded late, but with the app itself. */
export const landingRoutes = (): RouteObject[] => [
  { path: paths.home.pattern, Component: LandingPage },
  { path: paths.landing.pattern, Component: LandingPage },
];
