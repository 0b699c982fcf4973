import { path } from '../../paths.ts';

/** The addresses of the page builder and of the developer pages. */
export const builderPaths = {
  plasmicHost: path('/plasmic-host'),
  plasmic: path('/plasmic'),
  dashboardShowcase: path('/dashboard-showcase'),
  testHomeLayout: path('/test-home-layout'),
};
