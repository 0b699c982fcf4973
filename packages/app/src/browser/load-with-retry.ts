const pause = 5000;

/** Loads something that must not be missing: without a connection it tries again, as long as it takes. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadWithRetry(load);
  }
}
