import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('mediator', paths.mediatorContacts()),
  title: 'Pages/Contacts',
};

export const Desktop: PageStory = {};

export const Phone = phone;

const dialog = (doing: string): PageStory => ({ args: { at: `${paths.mediatorContacts()}?do=${doing}` } });

export const AddContact: PageStory = dialog('add');
export const AddContactOnAPhone: PageStory = { ...AddContact, globals: onPhone, play: fitsTheWidth };

/** Before a new case: whether somebody worked with this person before. */
export const ConflictCheck: PageStory = dialog('check');
export const ConflictCheckOnAPhone: PageStory = { ...ConflictCheck, globals: onPhone, play: fitsTheWidth };
