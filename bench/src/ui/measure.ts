import type { CDPSession, Page } from 'playwright';
import type { Scenario } from './pages/scenarios.tsx';

/** How much slower than this machine the measured one is made. */
export const slowdown = 4;

const taskMs = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
};

/** The time, in ms, that the page's main thread is busy with a scenario, called once a frame, and what it draws from it. */
export async function busyFor(page: Page, cdp: CDPSession, scenario: Scenario, times: number): Promise<number> {
  const before = await taskMs(cdp);
  await page.evaluate(
    async ({ scenario, times }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let call = 0; call < times; call += 1) {
        globalThis.scenarios[scenario]();
        await frame();
      }
      await frame();
    },
    { scenario, times },
  );
  return (await taskMs(cdp)) - before;
}

declare global {
  var commits: number;
}

/** Counts from the start how often React changes a page, as its own tools for developers do. */
export async function countCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.commits = 0;
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: () => (globalThis.commits += 1) };
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

/** The time, in ms, that the main thread is busy from opening a page until it has been seen. */
export async function loadOf(page: Page, cdp: CDPSession, blank: string, address: string): Promise<number> {
  await page.goto(blank);
  const before = await taskMs(cdp);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.isPainted);
  return (await taskMs(cdp)) - before;
}

/** Slows the page's processor down and starts to count its time. */
export async function watch(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return cdp;
}
