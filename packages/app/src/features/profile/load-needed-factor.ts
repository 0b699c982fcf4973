import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';
import { profileMessages as messages } from './profile-messages.ts';

/** Loads the page of those who have to set up a second factor first. */
export const loadNeededFactor = async () => ({
  default: (await withMessages(import('./sign-in/needed-factor-page.tsx'), messages, shared)).NeededFactorPage,
});
