import { i18n } from '@lingui/core';
import { formerParticipant, type Participant } from '@mediation/api-client';
import { languageLocale } from './viewer.ts';

const formerNames: string[] = Object.values(formerParticipant);

/** The first name of a person; all of it where it stands for somebody who was erased. */
export const firstName = (name: string) => (formerNames.includes(name) ? name : (name.trim().split(/\s+/)[0] ?? name));

/** The display name of a person: the name, or the part of the address before the @. */
export const shownName = ({ name, email }: { name: string; email: string }) =>
  name.trim() || (email.split('@')[0] ?? email);

/** Joins names in the current language: "Ruth, Tomas and Maya". */
export const listOf = (names: string[]) => new Intl.ListFormat(languageLocale(), { type: 'conjunction' }).format(names);

/** Joins the first names of people: "Maya and Daniel". */
export const firstNames = (names: readonly string[]) => listOf(names.map((it) => firstName(it)));

/** Capitalizes the first letter, for a sentence that begins with a name such as "your mediator". */
export const sentence = (text: string) => text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1);

/** The first names of the two parties, by their side. */
export function sideNames(
  participants: readonly Pick<Participant, 'role' | 'side' | 'name'>[],
): Record<'A' | 'B', string> {
  const nameOf = (side: 'A' | 'B') =>
    firstName(participants.find((it) => it.role === 'divorcee' && it.side === side)?.name ?? side);
  return { A: nameOf('A'), B: nameOf('B') };
}
