import { agreementPaths } from '../../../agreement-paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('lawyer', agreementPaths.packet(caseCalled('Okafor family'))),
  title: 'Pages/Packet for filing',
};

export const Lawyer: PageStory = {};
export const LawyerOnAPhone = phone;
