import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../testing/demonstration/recordings.ts';

const meta = {
  ...page,
  title: 'Pages/Case file',
  args: { account: 'mediator', at: paths.caseFile(caseCalled('Okafor family')) },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: string) => ({ args: { at: `${meta.args.at}?tab=${name}` } });

export const Details: Story = {};
export const People: Story = tab('people');
export const Documents: Story = tab('documents');
export const Sessions: Story = tab('sessions');
export const Notes: Story = tab('notes');
export const NotesOnAPhone: Story = { ...Notes, globals: onPhone, play: fitsTheWidth };
export const Activity: Story = tab('activity');
