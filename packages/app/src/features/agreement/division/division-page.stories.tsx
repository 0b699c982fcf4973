import { agreementPaths } from '../../../agreement-paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

const caseId = caseCalled('Okafor family');

export default {
  ...pageStories('mediator', agreementPaths.division(caseId)),
  title: 'Pages/Who gets what',
};

export const Mediator: PageStory = {};
export const MediatorOnAPhone = phone;
export const Party: PageStory = { args: { account: 'party-a' } };
export const Scenarios: PageStory = { args: { account: 'party-a', at: agreementPaths.scenarios(caseId) } };
