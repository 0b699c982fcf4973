import type { createBrowserRouter } from 'react-router-dom';

/** Resolves once the router has loaded its first page. */
export const whenReady = (router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>) =>
  new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
