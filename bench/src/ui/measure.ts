import type { CDPSession, Page } from 'playwright';

/** How much slower than this machine the measured one is made. */
export const slowdown = 4;

const taskMs = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
};

/** The time, in ms, that the page's main thread is busy with this and what it draws from it. */
export async function busyFor(page: Page, cdp: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await taskMs(cdp);
  await work();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return (await taskMs(cdp)) - before;
}

/** Slows the page's processor down and starts to count its time. */
export async function watch(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return cdp;
}
