import { tabStorage } from '../browser/storage.ts';
import { forgetBrand } from '../appearance/brand.ts';
import { guestOrganization } from '../appearance/guest-organization.ts';
import { announceCaseChange } from '../active-case/stored-active-case.ts';
import { storedSession } from './stored-session.ts';

const returning = 'returning';

/**
 * Leaves no token, no name, no case and no organization's brand on the device. What was being written, and where, goes
 * too; unless the session merely ran out: then this tab keeps it for the same person to come back to.
 */
export function forgetPerson(id: string | undefined, { keepsWork = false } = {}) {
  storedSession.clear({ isRunOut: keepsWork });
  if (!keepsWork) clearTab();
  else if (id !== undefined) tabStorage.setItem(returning, id);
  forgetBrand();
  announceCaseChange();
}

/** Whether it is the person whose session ran out in this tab. To anybody else nothing of it is shown. */
export const isReturning = (id: string) => tabStorage.getItem(returning) === id;

/** Drops what somebody else left in this tab. */
export function forgetOthers(id: string) {
  if (isReturning(id)) return;
  clearTab();
  storedSession.forgetRoute();
}

/** Keeps nothing in this tab but the organization whose sign-in page it opened. */
function clearTab() {
  const slug = guestOrganization.read();
  tabStorage.clear();
  if (slug !== null) guestOrganization.save(slug);
}
