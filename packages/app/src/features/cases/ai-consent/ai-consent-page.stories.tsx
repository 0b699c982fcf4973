import { paths } from '../../../paths.ts';
import { largeText, type PageStory, pageStories, phone, spanish } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('party-a', paths.aiConsent(caseCalled('Okafor family'))),
  title: 'Pages/Consent to AI',
};

export const Desktop: PageStory = {};

export const Phone = phone;

export const Spanish = spanish;

export const LargeText = largeText;
