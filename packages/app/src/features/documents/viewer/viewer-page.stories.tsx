import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, type PageStory, pageStories } from '../../../testing/demonstration/page-story.tsx';
import { sampleDocument, sampleDocuments } from '../../../testing/demonstration/sample-documents.ts';

export default {
  ...pageStories('mediator', paths.document(sampleDocument), { instead: sampleDocuments }),
  title: 'Pages/Document',
};

export const Desktop: PageStory = {};
export const OfAParty: PageStory = { args: { account: 'party-a' } };
export const OnAPhone: PageStory = { args: { account: 'party-a' }, globals: onPhone, play: fitsTheWidth };
export const ForAnAdmin: PageStory = { args: { account: 'admin' } };
export const NoLongerShared: PageStory = { args: { instead: { ...sampleDocuments, 'GET /api/uploads/:id': 404 } } };
export const FileMissing: PageStory = { args: { instead: { ...sampleDocuments, 'GET /api/uploads/:id/file': 404 } } };
