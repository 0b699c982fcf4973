import { type ComponentType, lazy, Suspense } from 'react';
import { speakFluently } from '../language.ts';
import { whenIdle } from '../session/when-idle.ts';

async function load() {
  const [page] = await Promise.all([import('./error-page.tsx'), speakFluently()]);
  return page;
}

/** Fetched when the browser has nothing else to do: what shows a failure must be here before the network fails. */
const late = (pick: (module: Awaited<ReturnType<typeof load>>) => ComponentType) => {
  const Late = lazy(async () => ({ default: pick(await load()) }));
  void whenIdle().then(load, () => {});
  return () => (
    <Suspense>
      <Late />
    </Suspense>
  );
};

/** In place of the whole app when it broke. */
export const AppError = late(({ ErrorPage }) => ErrorPage);

/** In place of a page that broke, in a frame that goes on. */
export const PageError = late((module) => module.PageError);
