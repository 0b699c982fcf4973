import { agreementPaths } from '../../agreement-paths.ts';
import { largeText, type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../testing/demonstration/recordings.ts';

const at = agreementPaths.home(caseCalled('Okafor family'));

export default {
  ...pageStories('mediator', at),
  title: 'Pages/Agreement',
};

/** The workspace of the mediator. */
export const Workspace: PageStory = {};

/** On a phone the list and the checks come first, then one clause. */
export const WorkspaceOnAPhone = phone;

export const WorkspaceInLargeText = largeText;

/** A document that nobody has written yet. */
export const EmptyDraft: PageStory = { args: { at: agreementPaths.home(caseCalled('Brennan – Castillo')) } };
