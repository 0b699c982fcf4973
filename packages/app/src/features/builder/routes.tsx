import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { paths } from '../../paths.ts';

/** Opens a helper page where they are switched on; elsewhere its address leads nowhere. */
export type OpenHelper = (load: () => Promise<ComponentType>) => () => Promise<ComponentType>;

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** For whoever builds pages: the canvas of the builder, what was built, and samples of our own pages. */
export const builderRoutes = (helper: OpenHelper): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: Object.entries<() => Promise<ComponentType>>({
    [paths.plasmicHost.pattern]: async () => (await import('./canvas-page.tsx')).CanvasPage,
    [paths.plasmic.pattern]: async () => (await import('./built-page.tsx')).BuiltPage,
    [paths.dashboardShowcase.pattern]: async () =>
      (await import('./dashboard-showcase-page.tsx')).DashboardShowcasePage,
    [paths.testHomeLayout.pattern]: async () => (await import('./test-home-layout-page.tsx')).TestHomeLayoutPage,
  }).map(([path, load]) => ({ path, lazy: { Component: helper(load) } })),
});
