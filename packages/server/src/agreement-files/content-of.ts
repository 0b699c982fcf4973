import { languageOf } from '@mediation/agreement';
import type { AgreementVersion, Clause, DraftDuty, Signature } from '@mediation/api-client';
import { type Block, type Brand, type FileContent, heading, list, paragraph, soft, table } from './content.ts';
import { attestedAt, certificateBlocks } from './certificate-blocks.ts';
import { estimateBlocks } from './estimates/estimate-blocks.ts';
import { type Formats, formatsOf, paperOf } from './formats.ts';
import { recitalBlocks } from './recital-blocks.ts';
import { scheduleBlocks } from './schedule-blocks.ts';
import { statementBlocks } from './statement-blocks.ts';
import { type FileWords, fileWords } from './words.ts';

/** What a file says beside its version, as it was at the release. */
export interface FileFacts {
  reference: string;
  time_zone: string;
  /** The organization's. Its country decides on paper and dates; the language of a file is that of its clauses, where they tell. */
  locale: string;
  /** The version that both parties had signed, and the day on which the second of them did; missing where there was none. */
  replaces?: { number: number; signed_on: string };
}

/** Makes the content of a version's file: its words letter for letter, what it holds beside them, and who signed. */
export function contentOf(version: AgreementVersion, facts: FileFacts, brand: Brand): FileContent {
  const { document, number, parties, clauses, open_points, struck_points, schedule, statement, hash } = version;
  const { released_at, signatures } = version;
  const language = languageOfVersion(version, facts.locale);
  const words = fileWords[language];
  const formats = formatsOf(language, facts.time_zone, facts.locale);
  const title = words.documents[document];
  const nameOf = (side: 'A' | 'B') => parties.find((it) => it.side === side)?.name ?? side;
  return {
    language,
    paper: paperOf(facts.locale),
    title: `${title}, ${facts.reference}`,
    dated: new Date(
      Math.max(
        ...[released_at, ...signatures.map((it) => it.signed_at), ...attestedAt(version)].map((it) => Date.parse(it)),
      ),
    ),
    brand,
    footer: `${title} ${number} · ${hash}`,
    pageWords: words.pageWords,
    blocks: [
      heading(1, title),
      ...(parties.length > 0 ? [paragraph(words.between(formats.list(parties.map(({ name }) => name))))] : []),
      soft(words.version(number, formats.moment(released_at))),
      ...(facts.replaces
        ? [paragraph(words.replaces(facts.replaces.number, formats.day(facts.replaces.signed_on)))]
        : []),
      soft(words.case(facts.reference)),
      soft(words.fingerprint(hash)),
      ...statusBlocks(version, words),
      ...(open_points.length > 0 ? [heading(2, words.open), ...list(open_points)] : []),
      ...(struck_points.length > 0
        ? [heading(2, words.notCounted), ...list(struck_points.map((it) => words.struck(it.point, it.by, it.reason)))]
        : []),
      ...recitalBlocks(version.recitals, language, formats),
      heading(2, words.clauses),
      ...clauses.flatMap(({ heading: name, text, duties, state }, at) => [
        heading(3, `${at + 1}. ${name}`),
        ...(state === 'agreed' ? [] : [soft(words.notAgreed[state])]),
        paragraph(text),
        ...list(duties.map((it) => dutyLine(it, it.who === 'both' ? words.both : nameOf(it.who), words, formats))),
      ]),
      ...estimateBlocks(version, language, formats),
      ...(schedule ? scheduleBlocks(schedule, { A: nameOf('A'), B: nameOf('B') }, words, formats) : []),
      ...(statement ? statementBlocks(statement, language, formats) : []),
      ...keepAboveSignatures(version),
      heading(2, words.signatures),
      ...statusBlocks(version, words),
      ...signatures.flatMap((it) => signatureBlocks(it, words, formats)),
      ...notSigned(version, words, formats),
      ...certificateBlocks(version, language, formats),
    ],
  };
}

/** What the organization says that the document is in law; nothing where a version from before kept no such words. */
const statusBlocks = ({ status_text }: AgreementVersion, words: FileWords): Block[] =>
  status_text === null ? [] : [heading(3, words.status), paragraph(status_text)];

/** Lines for the status with the first signatures below it, so that no page has one without the other. */
const keepAboveSignatures = ({ status_text, signatures, parties }: AgreementVersion): Block[] =>
  status_text === null
    ? []
    : [
        {
          kind: 'keep',
          lines: 8 + Math.ceil(status_text.length / 75) + (signatures.length > 0 ? 6 : 14 + 4 * parties.length),
        },
      ];

/** The language that the clauses of a version are written in. */
export const languageOfVersion = ({ clauses }: { clauses: readonly Pick<Clause, 'text'>[] }, locale: string) =>
  languageOf(clauses.map(({ text }) => text).join('\n'), locale.startsWith('es') ? 'es' : 'en');

/** What a clause makes somebody do and by when, in one line. */
export function dutyLine({ what, due_on, repeats }: DraftDuty, who: string, words: FileWords, { day }: Formats) {
  return due_on === null ? `${who}: ${what}` : `${who}: ${what}. ${words.due[repeats](day(due_on))}`;
}

const signatureBlocks = (it: Signature, words: FileWords, { day, moment }: Formats): Block[] => [
  heading(3, it.name),
  paragraph(
    it.signed_on === null
      ? words.onScreen(moment(it.signed_at))
      : words.onPaper(day(it.signed_on), moment(it.signed_at)),
  ),
  ...(it.decides_freely
    ? [paragraph(words.freely(it.chosen_in === null ? words.decidesFreely : fileWords[it.chosen_in].decidesFreely))]
    : []),
  soft(words.fingerprint(it.hash)),
];

/** Who has not signed, with a place to sign on paper, and one for a witness. */
function notSigned({ parties, signatures, hash }: AgreementVersion, words: FileWords, formats: Formats): Block[] {
  const missing = parties.filter(({ id }) => signatures.every((it) => it.participant_id !== id));
  if (missing.length === 0) return [];
  return [
    paragraph(words.notSigned(formats.list(missing.map(({ name }) => name)))),
    { kind: 'keep', lines: 12 + 4 * missing.length },
    paragraph(words.toSign),
    soft(words.fingerprint(hash)),
    ...table(
      words.signHead,
      missing.map(({ name }) => [name, roomToSign, roomToSign]),
    ),
    paragraph(words.witness),
    ...table(words.witnessHead, [[roomToSign, roomToSign, roomToSign]]),
  ];
}

/** Empty lines, so that a hand has room. */
const roomToSign = '\n\n';
