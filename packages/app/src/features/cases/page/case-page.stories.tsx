import { type CaseTab, caseTab } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import {
  fitsTheWidth,
  largeText,
  onPhone,
  type PageStory,
  pageStories,
  phone,
} from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

const caseId = caseCalled('Okafor family');

export default {
  ...pageStories('mediator', paths.case(caseId)),
  title: 'Pages/Case',
};

const tab = (name: CaseTab): PageStory => ({ args: { at: caseTab(caseId, name) } });

export const Overview: PageStory = {};

export const OverviewOnAPhone = phone;

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeText = largeText;

export const ForAParty: PageStory = { args: { account: 'party-a' } };

export const Participants: PageStory = tab('people');
export const ParticipantsOnAPhone: PageStory = { ...Participants, globals: onPhone, play: fitsTheWidth };
export const Messages: PageStory = tab('messages');
export const Documents: PageStory = tab('documents');
export const Sessions: PageStory = tab('sessions');
export const Proposals: PageStory = tab('proposals');
export const ProposalsForAParty: PageStory = { args: { account: 'party-a', at: caseTab(caseId, 'proposals') } };
export const ProposalsOnAPhone: PageStory = { ...ProposalsForAParty, globals: onPhone, play: fitsTheWidth };
export const Agreement: PageStory = tab('agreement');
export const Timeline: PageStory = tab('activity');
export const Notes: PageStory = tab('notes');
export const NotesOnAPhone: PageStory = { ...Notes, globals: onPhone, play: fitsTheWidth };
export const Safety: PageStory = tab('safety');
