import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CaseTab, caseTab, paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

const caseId = caseCalled('Okafor family');

const meta = {
  ...page,
  title: 'Pages/Case',
  args: { account: 'mediator', at: paths.case(caseId) },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: CaseTab): Story => ({ args: { at: caseTab(caseId, name) } });

export const Overview: Story = {};

export const OverviewOnAPhone: Story = { globals: onPhone, play: fitsTheWidth };

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeText: Story = { globals: { ...onPhone, textSize: 'double' }, play: fitsTheWidth };

export const ForAParty: Story = { args: { account: 'party-a' } };

export const Participants: Story = tab('people');
export const ParticipantsOnAPhone: Story = { ...Participants, globals: onPhone, play: fitsTheWidth };
export const Messages: Story = tab('messages');
export const Documents: Story = tab('documents');
export const Sessions: Story = tab('sessions');
export const Proposals: Story = tab('proposals');
export const ProposalsForAParty: Story = { args: { account: 'party-a', at: caseTab(caseId, 'proposals') } };
export const ProposalsOnAPhone: Story = { ...ProposalsForAParty, globals: onPhone, play: fitsTheWidth };
export const Agreement: Story = tab('agreement');
export const Timeline: Story = tab('activity');
export const Notes: Story = tab('notes');
export const NotesOnAPhone: Story = { ...Notes, globals: onPhone, play: fitsTheWidth };
export const Safety: Story = tab('safety');
