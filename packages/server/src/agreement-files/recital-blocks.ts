import type { ClauseLanguage } from '@mediation/agreement';
import type { ReleasedRecitals } from '@mediation/api-client';
import { type Block, heading, table } from './content.ts';
import type { Formats } from './formats.ts';
import { type RecitalWords, recitalWords } from './recital-words.ts';

/** So many lines never fit below the front matter, so that the recitals begin the second page. */
const page = 40;

/** The recitals of a version, from its second page on; nothing for a version without. */
export function recitalBlocks(recitals: ReleasedRecitals | null, language: ClauseLanguage, formats: Formats): Block[] {
  if (recitals === null) return [];
  const words = recitalWords[language];
  const { parties, mediators } = recitals;
  const day = (it: string | null) => (it === null ? words.notStated : formats.day(it));
  return [
    { kind: 'keep', lines: page },
    heading(2, words.title),
    ...table(words.head, [
      [words.parties, formats.list(parties.map(({ name }) => name))],
      [words.addresses, addressesOf(recitals, words)],
      [words.wedding, day(recitals.wedding_on)],
      [words.separation, day(recitals.separation_on)],
      [words.children, childrenOf(recitals, words, formats)],
      [words.disclosure, disclosureOf(recitals, words, formats)],
      [
        words.advice,
        parties.map(({ name, advice }) => `${name}: ${advice === null ? words.noAnswer : words[advice]}`).join('\n'),
      ],
      [words.mediator, [formats.list(mediators), words.isNot].filter(Boolean).join('\n')],
    ]),
  ];
}

/** All addresses or none, so that one that is missing points at nobody. */
function addressesOf({ parties }: ReleasedRecitals, words: RecitalWords): string {
  const isEach = parties.length > 0 && parties.every(({ address }) => address !== null);
  return isEach ? parties.map(({ name, address }) => `${name}: ${address}`).join('\n') : words.noAddresses;
}

function childrenOf({ has_children, children }: ReleasedRecitals, words: RecitalWords, formats: Formats): string {
  if (has_children === false) return words.noChildren;
  if (children.length === 0) return words.notStated;
  return children
    .map(({ name, born }) => (born === null ? name : words.born(name, bornText(born, formats))))
    .join('\n');
}

const bornText = (born: string, { day }: Formats) => (born.length === 10 ? day(born) : born);

function disclosureOf({ disclosure, disclosed_on: on }: ReleasedRecitals, words: RecitalWords, { day }: Formats) {
  if (disclosure === null) return words.notStated;
  if (disclosure === 'not_made') return words.notMade;
  return on === null ? words.made : words.madeOn(day(on));
}
