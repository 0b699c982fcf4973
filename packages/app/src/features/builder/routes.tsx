import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { builderPaths } from './builder-paths.ts';

/** Loads a developer page where these pages are enabled; elsewhere its address shows "not found". */
export type OpenHelper = (load: () => Promise<ComponentType>) => () => Promise<ComponentType>;

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The developer pages: the Plasmic canvas, built pages, and samples of our own. */
export const builderRoutes = (helper: OpenHelper): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: Object.entries<() => Promise<ComponentType>>({
    [builderPaths.plasmicHost.pattern]: async () => (await import('./canvas-page.tsx')).CanvasPage,
    [builderPaths.plasmic.pattern]: async () => (await import('./built-page.tsx')).BuiltPage,
    [builderPaths.dashboardShowcase.pattern]: async () =>
      (await import('./dashboard-showcase-page.tsx')).DashboardShowcasePage,
    [builderPaths.testHomeLayout.pattern]: async () => (await import('./test-home-layout-page.tsx')).TestHomeLayoutPage,
  }).map(([path, load]) => ({ path, lazy: { Component: helper(load) } })),
});
