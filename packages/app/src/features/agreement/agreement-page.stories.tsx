import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../testing/demonstration/recordings.ts';

const at = paths.agreement(caseCalled('Okafor family'));

const meta = {
  ...page,
  title: 'Pages/Agreement',
  args: { account: 'mediator', at },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The workspace of the mediator. */
export const Workspace: Story = {};

/** On a phone the list and the checks come first, then one clause. */
export const WorkspaceOnAPhone: Story = { globals: onPhone, play: fitsTheWidth };

export const WorkspaceInLargeText: Story = { globals: { ...onPhone, textSize: 'double' }, play: fitsTheWidth };

/** A document that nobody has written yet. */
export const EmptyDraft: Story = { args: { at: paths.agreement(caseCalled('Brennan – Castillo')) } };
