import { tabWork } from '../browser/tab-work.ts';
import { forgetBrand } from '../appearance/brand.ts';
import { guestOrganization } from '../appearance/guest-organization.ts';
import { announceCaseChange } from '../active-case/stored-active-case.ts';
import { storedSession } from './stored-session.ts';

const returning = 'returning';
const owner = 'owner';

/**
 * Removes the token, the name, the case and the organization's brand from the device. It also removes the tab's drafts
 * and last route, unless the sign-in session expired: then this tab keeps them for the same person.
 */
export function forgetPerson(id: string | undefined, { keepsWork = false } = {}) {
  storedSession.clear({ isRunOut: keepsWork });
  if (!keepsWork) endWork();
  else if (id !== undefined) tabWork.keep(returning, id);
  forgetBrand();
  announceCaseChange();
}

/** Whether this person's sign-in session expired in this tab. Only they see the data that was kept. */
export const isReturning = (id: string) => tabWork.read(returning) === id;

/** Opens the tab for a person who signed in, without data that another person left in it. */
export function beginWork(id: string) {
  if (!isReturning(id)) endWork();
  claimTab(id);
}

/** Marks the tab as that of the person who is signed in, without data of another person. */
export function claimTab(id: string) {
  if ((tabWork.read(owner) ?? id) !== id) endWork();
  tabWork.begin();
  tabWork.keep(owner, id);
}

/** Empties this tab except for the organization whose sign-in page it opened. */
export function endWork() {
  const slug = guestOrganization.read();
  tabWork.end();
  if (slug !== null) guestOrganization.save(slug);
}
