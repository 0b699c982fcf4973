import { expect, test } from 'vitest';
import type { Channel } from './channel-words.ts';
import { closedCases, shownCases } from './shown-cases.ts';

const ana = { user_id: 'ana', name: 'Ana Muñoz', role: 'divorcee' } as const;
const channel = (id: string, caseTitle: string, fields: Partial<Channel> = {}): Channel => ({
  id,
  case_id: caseTitle,
  type: 'case',
  party_id: null,
  members: [],
  everyone: [],
  unread_count: 0,
  last_message: null,
  risk: null,
  caseTitle,
  isClosed: false,
  mayWrite: true,
  ...fields,
});

const okafor = channel('okafor', 'Okafor family');
const okaforPrivate = channel('okafor-private', 'Okafor family', { type: 'private', unread_count: 2 });
const brennan = channel('brennan', 'Brennan – Castillo', { everyone: [ana] });
const closed = channel('closed', 'Old family', { isClosed: true, unread_count: 1 });
const all = [okafor, okaforPrivate, brennan, closed];

const everything = { text: '', unreadOnly: false, withClosed: false };
const idsOf = (filter: Partial<typeof everything>, openId?: string) =>
  shownCases(all, { ...everything, ...filter }, openId).map(({ channels }) => channels.map(({ id }) => id));

test('the list of channels shows open cases, each with its channels', () => {
  expect(idsOf({})).toEqual([['okafor', 'okafor-private'], ['brennan']]);
});

test('the list of channels shows closed cases on request and counts them', () => {
  expect(idsOf({ withClosed: true })).toEqual([['okafor', 'okafor-private'], ['brennan'], ['closed']]);
  expect(closedCases(all)).toBe(1);
});

test('the unread filter shows channels with unread messages and keeps the open channel', () => {
  expect(idsOf({ unreadOnly: true })).toEqual([['okafor-private']]);
  expect(idsOf({ unreadOnly: true }, 'brennan')).toEqual([['okafor-private'], ['brennan']]);
});

test('the search finds a case by its title and by the name of somebody in it, without accents and capitals', () => {
  expect(idsOf({ text: ' OKAFOR ' })).toEqual([['okafor', 'okafor-private']]);
  expect(idsOf({ text: 'munoz' })).toEqual([['brennan']]);
  expect(idsOf({ text: 'nobody' })).toEqual([]);
});

test('the search also finds closed cases', () => {
  expect(idsOf({ text: 'old' })).toEqual([['closed']]);
});
