import type { Browser, Page } from 'playwright';
import { presetBranding } from '../../../.storybook/branding.ts';

/** One story, and the dresses it is drawn in. */
export interface Drawing {
  story: string;
  modes: string[];
  width: number;
  height: number;
}

const { primary, secondary } = presetBranding('lantern');

/** What every story is drawn in, unless it opts out as it would for Chromatic. Each undoes the one before. */
const modes: Record<string, Record<string, unknown>> = {
  light: { theme: 'light', branding: presetBranding() },
  dark: { theme: 'dark', branding: presetBranding() },
  'pale-yellow': { theme: 'light', branding: { ...presetBranding(), primary, secondary } },
};

/** The name of a picture. */
export const pictureName = (mode: string, story: string) => `${mode}/${story}`;

interface StoryFacts {
  id: string;
  isDrawn: boolean;
  without: string[];
  phone: { width: string; height: string } | undefined;
}

/** Everything that has to be drawn, as the stories themselves say. */
export async function listDrawings(browser: Browser, url: string): Promise<Drawing[]> {
  const { entries } = (await (await fetch(`${url}/index.json`)).json()) as {
    entries: Record<string, { id: string; type: string; title: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const ids = stories.map(({ id }) => id);
  const faces = facesOf(stories);
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html?id=${ids[0]}&viewMode=story`);
  await page.waitForFunction(isDone);
  const facts = await page.evaluate(readFacts, ids);
  await page.close();

  return facts
    .filter(({ isDrawn }) => isDrawn)
    .map(({ id, without, phone }) => ({
      story: id,
      modes: Object.keys(modes).filter((mode) => !without.includes(mode) && (mode === 'light' || faces.has(id))),
      width: Number.parseInt(phone?.width ?? '1024', 10),
      height: Number.parseInt(phone?.height ?? '768', 10),
    }));
}

/** The first story of each component and page: drawn in every mode, the others in light alone, so that pictures stay few. */
const facesOf = (stories: { id: string; title: string }[]): Set<string> =>
  new Set(new Map(stories.toReversed().map(({ id, title }) => [title, id])).values());

/** Draws one story once it has played to its end, as a PNG in each of its dresses. */
export async function* draw(page: Page, url: string, drawing: Drawing): AsyncGenerator<[name: string, png: Buffer]> {
  const { story, width, height } = drawing;
  await page.setViewportSize({ width, height });
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(isDone);
  for (const mode of drawing.modes) {
    await page.evaluate(dressIn, modes[mode] ?? {});
    const clip = await page.evaluate(findFrame);
    const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
    yield [pictureName(mode, story), png];
  }
}

// What follows runs in the page.

type Preview = {
  currentRender?: { phase?: string };
  storyStoreValue: {
    loadStory: (options: { storyId: string }) => Promise<{
      parameters: {
        chromatic?: { disableSnapshot?: boolean; modes?: Record<string, { disable?: boolean }> };
        viewport: { options: Record<string, { styles: { width: string; height: string } }> };
      };
      storyGlobals: { viewport?: { value?: string } };
    }>;
  };
};

function isDone(): boolean {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
}

interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, payload: unknown) => void;
}

async function dressIn(globals: Record<string, unknown>): Promise<void> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  const drawn = new Promise<void>((resolve) => channel.once('storyRendered', resolve));
  channel.emit('updateGlobals', { globals });
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 2000))]);
}

async function readFacts(ids: string[]): Promise<StoryFacts[]> {
  const { storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
  const facts = ids.map(async (id) => {
    const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId: id });
    const { disableSnapshot = false, modes = {} } = parameters.chromatic ?? {};
    const without = Object.keys(modes).filter((mode) => modes[mode]?.disable);
    const phone = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
    return { id, isDrawn: !disableSnapshot, without, phone };
  });
  return Promise.all(facts);
}

/** The story with a margin for its rings and shadows; the whole window where something is laid over it. */
async function findFrame() {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const margin = 16;
  const { innerWidth, innerHeight } = window;
  const root = document.querySelector('#storybook-root')?.getBoundingClientRect();
  const isLaidOver = [...document.body.children].some(
    (it) => it.id !== 'storybook-root' && it.checkVisibility() && it.getBoundingClientRect().height > 1,
  );
  const layers = [
    ...document.querySelectorAll('[data-radix-popper-content-wrapper], [role=dialog], [role=alertdialog]'),
  ];
  if (isLaidOver || layers.length > 0 || !root?.height) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const bottom = Math.min(Math.ceil(root.bottom + scrollY) + margin, 4000);
  const top = Math.max(0, Math.floor(root.top + scrollY) - margin);
  return { x: 0, y: top, width: innerWidth, height: bottom - top };
}
