const longest = 1000;

/** Resolves when the browser has nothing more urgent to do. */
export const waitForIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, longest);
  });
