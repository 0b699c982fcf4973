import { paths } from '../../../paths.ts';
import {
  fitsTheWidth,
  largeText,
  onPhone,
  type PageStory,
  pageStories,
  phone,
} from '../../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('new-party', paths.intakeSection('children')),
  title: 'Pages/Intake section',
};

export const Desktop: PageStory = {};

export const Money: PageStory = { args: { at: paths.intakeSection('money') } };

export const Safety: PageStory = { args: { at: paths.intakeSection('safety') } };

/** The last look before it is sent, with a consent of its own. */
export const Review: PageStory = { args: { at: paths.intakeSection('review') } };

export const Phone = phone;

export const MoneyOnPhone: PageStory = {
  args: { at: paths.intakeSection('money') },
  globals: onPhone,
  play: fitsTheWidth,
};

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeText = largeText;
