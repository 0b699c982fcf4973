import { expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import drawnWith from '../pictures/drawn-with.json' with { type: 'json' };

declare module 'vitest' {
  interface TaskMeta {
    /** What a run should say without failing; `tools/count-reporter.mjs` collects it. */
    notes?: string[];
  }
}

const chromium = /Chrome\/(?<major>\d+)/.exec(navigator.userAgent)?.groups?.['major'];

/** Another browser draws letters a little differently: there a difference is reported, and fails nothing. */
const isComparable = chromium === drawnWith.chromium && navigator.platform.startsWith(drawnWith.platform);

/** Compares the page with the picture of that name in `pictures/`. */
export async function matchPicture(name: string, task: TestContext['task']): Promise<void> {
  await document.fonts.ready;
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  } catch (error) {
    if (isComparable) throw error;
    const here = `drawn by Chromium ${drawnWith.chromium} on ${drawnWith.platform}, this is Chromium ${chromium}`;
    task.meta.notes = [...(task.meta.notes ?? []), `picture differs and was not judged: ${here}`];
  }
}
