import { tabStorage } from '../browser/storage.ts';
import { forgetBrand } from '../appearance/brand.ts';
import { guestOrganization } from '../appearance/guest-organization.ts';
import { announceCaseChange } from '../active-case/stored-active-case.ts';
import { storedSession } from './stored-session.ts';

const returning = 'returning';

/**
 * Removes the token, the name, the case and the organization's brand from the device. It also removes the tab's drafts
 * and last route, unless the sign-in session expired: then this tab keeps them for the same person.
 */
export function forgetPerson(id: string | undefined, { keepsWork = false } = {}) {
  storedSession.clear({ isRunOut: keepsWork });
  if (!keepsWork) clearTab();
  else if (id !== undefined) tabStorage.setItem(returning, id);
  forgetBrand();
  announceCaseChange();
}

/** Whether this person's sign-in session expired in this tab. Only they see the data that was kept. */
export const isReturning = (id: string) => tabStorage.getItem(returning) === id;

/** Removes data that another person left in this tab. */
export function forgetOthers(id: string) {
  if (!isReturning(id)) clearTab();
}

/** Clears this tab except for the organization whose sign-in page it opened. */
function clearTab() {
  const slug = guestOrganization.read();
  tabStorage.clear();
  if (slug !== null) guestOrganization.save(slug);
}
