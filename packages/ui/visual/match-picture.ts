import { expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import drawnWith from '../pictures/drawn-with.json' with { type: 'json' };

declare module 'vitest' {
  interface TaskMeta {
    /** Warnings of a run that do not fail it; `tools/count-reporter.mjs` collects them. */
    notes?: string[];
  }
}

const chromium = /Chrome\/(?<major>\d+)/.exec(navigator.userAgent)?.groups?.['major'];

/** Another browser renders text slightly differently; then a difference is reported without failing the test. */
const isComparable = chromium === drawnWith.chromium && navigator.platform.startsWith(drawnWith.platform);

/** Compares the page with the picture of this name in `pictures/`. */
export async function matchPicture(name: string, task: TestContext['task']): Promise<void> {
  await document.fonts.ready;
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > globalThis.innerHeight)
    throw new Error(
      `The picture would be cut off: its window is ${innerHeight} pixels high, its page ${scrollHeight}.`,
    );
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  } catch (error) {
    if (isComparable) throw error;
    const here = `drawn by Chromium ${drawnWith.chromium} on ${drawnWith.platform}, this is Chromium ${chromium}`;
    task.meta.notes = [...(task.meta.notes ?? []), `picture differs and was not judged: ${here}`];
  }
}
