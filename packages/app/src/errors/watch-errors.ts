import { waitForIdle } from '../browser/wait-for-idle.ts';

type Reporter = typeof import('./report-error.ts');

/** Loads the reporter on demand. Without a network the error is not reported. */
async function withReporter(work: (reporter: Reporter) => void) {
  try {
    work(await import('./report-error.ts'));
  } catch {
    // An error of the reporter itself must not be reported.
  }
}

/** Reports an error that replaced a page, under the id that the person sees. */
export const reportPageError = (error: unknown, id: string) =>
  void withReporter((it) => it.reportShownError(error, id));

/** Reports uncaught errors. The reporter is loaded when the browser is idle. */
export function watchErrors() {
  const report = (kind: 'script' | 'promise', error: unknown) =>
    void withReporter((it) => it.reportHiddenError(kind, error));
  addEventListener('error', ({ error }) => report('script', error));
  addEventListener('unhandledrejection', ({ reason }) => report('promise', reason));
  void waitForIdle().then(() => withReporter(() => {}));
}
