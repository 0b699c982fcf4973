import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Intake } from '@mediation/api-client';

type Safety = Intake['safety'];

/** What in the safety answers of a party their mediator needs to know. */
const worries = {
  unsafe: msg`Does not feel safe`,
  unsure: msg`Not sure whether it is safe`,
  talk: msg`Prefers to talk about safety`,
  words: msg`Wrote something about safety`,
} satisfies Record<string, MessageDescriptor>;
export type Worry = keyof typeof worries;

/** What a party wrote about their safety. */
export function safetyWords(safety: Safety): string {
  const text = safety?.answers['text'];
  return typeof text === 'string' ? text.trim() : '';
}

/** What a party said about their safety that their mediator needs to know; words count where nothing else was said. */
export function worriesIn(safety: Safety): Worry[] {
  const said: Worry[] = [];
  if (safety?.answers['safe'] === 'no') said.push('unsafe');
  if (safety?.answers['safe'] === 'unsure') said.push('unsure');
  if (safety?.prefers_to_talk === true) said.push('talk');
  return said.length === 0 && safetyWords(safety) !== '' ? ['words'] : said;
}

/** Names each of them, the most pressing first. */
export const worryNames = (safety: Safety): MessageDescriptor[] => worriesIn(safety).map((it) => worries[it]);
