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

/** Slows the page's processor down and starts to count its time. */
export async function watch(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return cdp;
}
