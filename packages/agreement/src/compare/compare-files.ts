import { asRead } from './as-read.ts';
import { type ComparedClause, compareVersions, type WrittenClause } from './compare-versions.ts';
import { type FileLine, type FilePart, joinParts, partsOf, shownLines, withKnown } from './file-parts.ts';
import { matchParts } from './match-parts.ts';
import { signingHeadings } from './signing-headings.ts';

/** The file of a version and another one. */
export interface ComparedFiles {
  /** Clauses and all else that a file says, in the order of the other file; what stands before the clauses has no heading. */
  parts: ComparedClause[];
  /** What it says from the heading of the signatures on, which is another thing after each signature. */
  signatures: ComparedClause | undefined;
  /** Whether parts that both have stand in another order. */
  isReordered: boolean;
  /** The share of the version's text that the other file has, from 0 to 1. */
  shared: number;
}

/**
 * Compares the file of a version, as this platform writes it, with one that somebody may have edited. What a word processor
 * changes by itself is no change.
 */
export function compareFiles(version: readonly FileLine[], file: readonly FileLine[]): ComparedFiles {
  const known = shownLines(version);
  const [before, signedBefore] = withoutSignatures(partsOf(known));
  const [now, signedNow] = withoutSignatures(partsOf(withKnown(shownLines(file), known)));
  const matches = matchParts(before, now);
  const parts = compared(before, now, matches);
  const [signatures] = compared(toList(signedBefore), toList(signedNow), new Map([[0, 0]]));
  const order = now.flatMap((_, at) => matches.get(at) ?? []);
  return {
    parts: parts.filter(({ changes, now: it }) => changes > 0 || it?.text !== ''),
    signatures,
    isReordered: order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0)),
    shared: sharedOf(before, parts),
  };
}

const toList = <T>(it: T | undefined): T[] => (it === undefined ? [] : [it]);

const asHeadings = (of: 'signatures' | 'certificate') => Object.values(signingHeadings).map((it) => asRead(it[of]));
const [signing, certifying] = [asHeadings('signatures'), asHeadings('certificate')];

/**
 * Separates the part of the signatures, with all that this platform writes behind it. What somebody put there with a number
 * or a higher heading is a part of its own.
 */
function withoutSignatures(parts: FilePart[]): [FilePart[], FilePart | undefined] {
  const isHead = ({ number, heading }: FilePart) => number === undefined && signing.includes(asRead(heading));
  const at = parts.findLastIndex(isHead);
  const signatures = parts[at];
  if (signatures === undefined) return [parts, undefined];
  const isOwn = ({ level, number, heading }: FilePart) =>
    number !== undefined || (level < 3 && !certifying.includes(asRead(heading)));
  const others = parts.slice(at + 1);
  return [
    [...parts.slice(0, at), ...others.filter(isOwn)],
    joinParts([signatures, ...others.filter((it) => !isOwn(it))]),
  ];
}

/** Compares parts as the clauses of two versions, where those that match are the same clause. */
function compared(before: readonly FilePart[], now: readonly FilePart[], matches: Map<number, number>) {
  const clauses = before.map((part, at) => clauseOf(part, `part-${at}`));
  const fresh = now.map((part, at) => {
    const match = clauses[matches.get(at) ?? -1];
    if (match === undefined) return clauseOf(part, `new-${at}`);
    const isSame = asRead(part.heading) === asRead(match.heading);
    return clauseOf({ ...part, heading: isSame ? match.heading : part.heading }, match.id);
  });
  const numbers = new Map([
    ...clauses.map(({ id }, at) => [id, before[at]?.number] as const),
    ...fresh.flatMap(({ id }, at) => (now[at]?.number === undefined ? [] : [[id, now[at].number] as const])),
  ]);
  return compareVersions({ clauses }, { clauses: fresh }, asRead).map((it) => ({ ...it, number: numbers.get(it.id) }));
}

const clauseOf = ({ heading, text }: FilePart, id: string): WrittenClause => ({
  id,
  heading,
  text,
  issue: null,
  plain_text: '',
  state: 'agreed',
  source_proposal_id: null,
  duties: [],
});

function sharedOf(before: readonly FilePart[], parts: readonly ComparedClause[]): number {
  const lettersIn = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + text.replaceAll(/\s/g, '').length, 0);
  const same = parts.flatMap(({ before: had, runs }) =>
    had === undefined ? [] : runs.flatMap(({ kind, words }) => (kind === 'same' ? [words] : [])),
  );
  return lettersIn(same) / Math.max(1, lettersIn(before.map(({ text }) => text)));
}
