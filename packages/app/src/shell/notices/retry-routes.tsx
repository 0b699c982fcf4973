import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { Await, type RouteObject } from 'react-router-dom';
import { PageError } from './error-page.tsx';

type Load = () => Promise<ComponentType>;

/**
 * Wraps routes whose pages may fail to load. The router would render nothing and never retry; here an error state with
 * a retry button replaces the page.
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

/** Renders a page that failed to load, with an error state and a retry. */
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

/** Each attempt needs a new promise. */
const again = async (load: Load, _attempt: number) => load();
