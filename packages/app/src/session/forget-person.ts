import { dropBrand } from './brand.ts';
import { announceCaseChange, storedSession } from './stored-session.ts';

/** Leaves no token, no name, no case and no organization's face on the device. */
export function forgetPerson() {
  storedSession.clear();
  dropBrand();
  announceCaseChange();
}

/** Drops what was being written. Not when a session merely ran out: then the person comes back to their words. */
export const forgetDrafts = () => sessionStorage.clear();
