import { paths } from '../../../paths.ts';
import { type PageStory, pageStories, phone, spanish } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('party-a', paths.terms(caseCalled('Okafor family'))),
  title: 'Pages/Terms',
};

export const Party: PageStory = {};
export const Mediator: PageStory = { args: { account: 'mediator' } };
export const InSpanish = spanish;
export const Phone = phone;
