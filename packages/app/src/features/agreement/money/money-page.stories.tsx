import { agreementPaths } from '../../../agreement-paths.ts';
import {
  fitsTheWidth,
  onPhone,
  type PageStory,
  pageStories,
  phone,
} from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

const caseId = caseCalled('Okafor family');

export default {
  ...pageStories('mediator', agreementPaths.money(caseId)),
  title: 'Pages/Money',
};

export const Mediator: PageStory = {};
export const MediatorOnAPhone = phone;
export const Party: PageStory = { args: { account: 'party-a' } };
export const PartyOnAPhone: PageStory = { args: { account: 'party-a' }, globals: onPhone, play: fitsTheWidth };
export const Lawyer: PageStory = { args: { account: 'lawyer' } };
