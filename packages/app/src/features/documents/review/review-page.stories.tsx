import { paths } from '../../../paths.ts';
import {
  fitsTheWidth,
  onPhone,
  type PageStory,
  pages,
  pageStories,
  phone,
} from '../../../testing/demonstration/page-story.tsx';
import { noDocuments, sampleDocument, sampleDocuments } from '../../../testing/demonstration/sample-documents.ts';

export default {
  ...pageStories('mediator', paths.mediatorReview(), { instead: sampleDocuments }),
  title: 'Pages/Document review',
  parameters: {
    ...pages.parameters,
    viewport: {
      defaultViewport: 'desk',
      options: { desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } } },
    },
  },
};

export const Desktop: PageStory = {};
export const AllCaughtUp: PageStory = { args: { instead: noDocuments } };
export const OnAPhone = phone;
export const TheDecisionOnAPhone: PageStory = {
  args: { at: `${paths.mediatorReview()}?document=${sampleDocument}&stage=end` },
  globals: onPhone,
  play: fitsTheWidth,
};
