const longest = 1000;

/** Resolves when the browser is idle. */
export const waitForIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, longest);
  });
