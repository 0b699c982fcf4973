const pause = 5000;

/** Loads a module that the page cannot work without: after a failure it retries until it succeeds. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadWithRetry(load);
  }
}
