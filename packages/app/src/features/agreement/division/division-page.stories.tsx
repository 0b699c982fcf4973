import { paths } from '../../../paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

const caseId = caseCalled('Okafor family');

export default {
  ...pageStories('mediator', paths.agreementDivision(caseId)),
  title: 'Pages/Who gets what',
};

export const Mediator: PageStory = {};
export const MediatorOnAPhone = phone;
export const Party: PageStory = { args: { account: 'party-a' } };
export const Scenarios: PageStory = { args: { account: 'party-a', at: paths.agreementScenarios(caseId) } };
