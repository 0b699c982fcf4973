import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { Await, type RouteObject } from 'react-router-dom';
import { PageError } from './error-page.tsx';

type Load = () => Promise<ComponentType>;

/**
 * Routes whose pages may fail to load. The router itself would show nothing in their place, and never ask again: here an
 * error takes the place of the page, with a way to try once more.
 */
export const retryRoutes = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    const parts = typeof lazy === 'object' ? lazy : undefined;
    const load = parts?.Component as Load | undefined;
    return {
      ...route,
      ...(load && { lazy: { ...parts, Component: () => load().catch(() => later(load)) } }),
      ...(children && { children: retryRoutes(children) }),
    } as RouteObject;
  });

/** A page that was not there when its route was opened. */
const later = (load: Load): ComponentType =>
  function LatePage() {
    const [attempt, setAttempt] = useState(0);
    const loading = useMemo(() => again(load, attempt), [attempt]);
    return (
      <Suspense>
        <Await key={attempt} resolve={loading} errorElement={<PageError onRetry={() => setAttempt(attempt + 1)} />}>
          {(Page) => <Page />}
        </Await>
      </Suspense>
    );
  };

/** Another attempt is another promise. */
const again = async (load: Load, _attempt: number) => load();
