import { waitForIdle } from '../browser/wait-for-idle.ts';

type Reporter = typeof import('./report-error.ts');

/** The reporter is loaded late. Without a network there is none, and nobody to report to. */
async function withReporter(work: (reporter: Reporter) => void) {
  try {
    work(await import('./report-error.ts'));
  } catch {
    // An error of the reporter itself must not be reported.
  }
}

/** Reports an error that took the place of a page, under the id that its person sees. */
export const reportPageError = (error: unknown, id: string) => void withReporter((it) => it.reportPageError(error, id));

/** Reports errors that nothing on the page catches. The reporter is loaded as soon as there is time. */
export function watchErrors() {
  const report = (kind: 'script' | 'promise', error: unknown) =>
    void withReporter((it) => it.reportHiddenError(kind, error));
  addEventListener('error', ({ error }) => report('script', error));
  addEventListener('unhandledrejection', ({ reason }) => report('promise', reason));
  void waitForIdle().then(() => withReporter(() => {}));
}
