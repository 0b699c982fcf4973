import { afterEach, beforeEach, expect, test } from 'vitest';
import { channelDraft } from '../browser/channel-draft.ts';
import { tabDraft } from '../browser/tab-draft.ts';
import { guestOrganization } from '../appearance/guest-organization.ts';
import { beginWork, claimTab, forgetPerson } from './forget-person.ts';
import { storedSession } from './stored-session.ts';

const [maya, daniel] = ['maya', 'daniel'];
const form = tabDraft<string>('propose-times-1');
const chat = channelDraft(maya, 'private-1');

function write(text: string) {
  form.keep(text);
  chat.write(text);
  storedSession.saveRoute(`/cases/${text}`);
}
const kept = () => Object.entries(sessionStorage).filter(([, value]) => String(value).includes('Friday'));

beforeEach(() => beginWork(maya));
afterEach(() => sessionStorage.clear());

// ASVS 14.3.1, 14.3.3
test('signing out empties the tab, and what a form writes late is not stored before the next sign-in', () => {
  write('Friday');
  expect(kept()).toHaveLength(3);
  forgetPerson(maya);
  expect(kept()).toEqual([]);
  write('Friday again');
  expect(kept()).toEqual([]);
  beginWork(daniel);
  write('Friday');
  expect(kept()).toHaveLength(3);
});

test('after the end of a sign-in session the tab keeps the words for that person alone', () => {
  write('Friday');
  forgetPerson(maya, { keepsWork: true });
  beginWork(maya);
  expect(kept()).toHaveLength(3);
  forgetPerson(maya, { keepsWork: true });
  beginWork(daniel);
  expect(kept()).toEqual([]);
});

test('a tab whose person is another one after a reload keeps nothing of the first', () => {
  write('Friday');
  claimTab(maya);
  expect(kept()).toHaveLength(3);
  claimTab(daniel);
  expect(kept()).toEqual([]);
});

test('signing out keeps the organization whose sign-in page the tab opened', () => {
  guestOrganization.save('harbour');
  forgetPerson(maya);
  expect(guestOrganization.read()).toBe('harbour');
});
