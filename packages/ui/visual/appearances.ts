import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { afterEach, type TestContext } from 'vitest';
import { axeOptions } from '../../../.storybook/axe-options.ts';
import { presetBranding } from '../../../.storybook/branding.ts';
import { applyGlobals } from '../../../.storybook/apply-globals.ts';
import { matchPicture } from './match-picture.ts';

/** The part of a story that addon-vitest keeps in the context of its test. */
interface Story {
  id: string;
  tags: string[];
  globals: Record<string, unknown>;
  parameters: { layout?: string; chromatic?: { disableSnapshot?: boolean } };
}

type Appearance = [name: string, globals: Record<string, unknown>];

const page = document.documentElement;
const drawsAll = import.meta.env['PICTURES'] === 'all';
const isQuick = import.meta.env['TEST_SET'] === 'quick';

/** The other appearances of a story, after it was rendered and played in light. */
const otherAppearances: Appearance[] = [
  ['dark', { theme: 'dark' }],
  ['pale-brand', { branding: presetBranding('lantern') }],
];

/** A story stays on its page until the next one. An appearance changes styles only, so the story need not be rendered and played again. */
afterEach(async ({ story, task }: TestContext & { story?: Story }) => {
  if (story === undefined || task.result?.state === 'fail') return;
  const isPictured = (tag: string) =>
    drawsAll ? !story.parameters.chromatic?.disableSnapshot : !isQuick && story.tags.includes(tag);
  const margin = story.parameters.layout === 'fullscreen' ? '' : '1rem';
  page.dataset['motion'] = 'reduced';
  document.body.style.padding = margin;
  try {
    if (isPictured('picture') || isPictured('picture-in-every-appearance'))
      await matchPicture(`light/${story.id}`, task);
    for (const [appearance, globals] of otherAppearances) {
      applyGlobals({ ...story.globals, ...globals });
      await checkColors(appearance, story.id);
      if (isPictured('picture-in-every-appearance')) await matchPicture(`${appearance}/${story.id}`, task);
    }
  } finally {
    delete page.dataset['motion'];
    document.body.style.padding = '';
  }
});

/** Another appearance changes colors only; axe has checked everything else in light. */
async function checkColors(appearance: string, id: string): Promise<void> {
  const a11y = { test: 'error', options: axeOptions('color') };
  const reporting = { addReport: () => undefined };
  try {
    await runAxe({ id, parameters: { a11y }, globals: {}, viewMode: 'story', reporting } as never);
  } catch (error) {
    throw new Error(`In ${appearance}: ${String(error)}`, { cause: error });
  }
}
