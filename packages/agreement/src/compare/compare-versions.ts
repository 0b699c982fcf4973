import type { Clause, DraftDuty } from '@mediation/api-client';
import { changedWords, type WordRun } from './changed-words.ts';

/** A clause of a version or of a draft. */
export type WrittenClause = Omit<Clause, 'duties'> & { duties: readonly DraftDuty[] };

interface Written {
  clauses: readonly WrittenClause[];
}

/** A clause in two versions. One of them is absent where a clause was added or taken out. */
export interface ComparedClause {
  id: string;
  /** Its number in the later version, or in the earlier one if it was taken out; missing for a part of a file without one. */
  number: number | undefined;
  before: WrittenClause | undefined;
  now: WrittenClause | undefined;
  /** The words of both in one row, the heading apart. */
  runs: WordRun[];
  /** What is to be done, in both. */
  duties: ComparedDuty[];
  /** The plain words of both in one row; none where they are the same. */
  plain: WordRun[];
  /** Whether it is in another state. */
  isStateChanged: boolean;
  /** What became of the estimate beside it; null where it is the same. */
  estimate: 'added' | 'changed' | 'taken_out' | null;
  /** In how many places the two differ; 0 for the same words. */
  changes: number;
}

/** Something to do in two versions. One of them is absent where it was added or taken out. */
export interface ComparedDuty {
  id: string;
  before: DraftDuty | undefined;
  now: DraftDuty | undefined;
  isChanged: boolean;
}

/**
 * Compares two versions, or a version with the draft, clause by clause, in the order of the later one; what was taken out
 * stays at its place. Words with the same key are the same.
 */
export function compareVersions(before: Written, now: Written, keyOf?: (word: string) => string): ComparedClause[] {
  const old = new Map(before.clauses.map((clause, at) => [clause.id, { clause, number: at + 1 }]));
  const kept = new Set(now.clauses.map(({ id }) => id));
  const compared = now.clauses.map((clause, at) => compareClause(old.get(clause.id)?.clause, clause, at + 1, keyOf));
  for (const { clause, number } of old.values()) {
    if (kept.has(clause.id)) continue;
    const previous = before.clauses[number - 2]?.id;
    const at = compared.findIndex(({ id }) => id === previous) + 1;
    compared.splice(at, 0, compareClause(clause, undefined, number, keyOf));
  }
  return compared;
}

function compareClause(
  before: WrittenClause | undefined,
  now: WrittenClause | undefined,
  number: number,
  keyOf?: (word: string) => string,
): ComparedClause {
  const { runs } = changedWords(before?.text ?? '', now?.text ?? '', keyOf);
  const heading = before && now && before.heading !== now.heading ? 1 : 0;
  const id = now?.id ?? before?.id ?? '';
  const duties = compareDuties(before?.duties ?? [], now?.duties ?? []);
  const isKept = before !== undefined && now !== undefined;
  const isStateChanged = isKept && before.state !== now.state;
  const plain =
    isKept && before.plain_text !== now.plain_text ? changedWords(before.plain_text, now.plain_text).runs : [];
  const estimate = compareEstimates(before?.estimate ?? null, now?.estimate ?? null);
  const changes =
    places(runs) +
    heading +
    duties.filter(({ isChanged }) => isChanged).length +
    places(plain) +
    (estimate === null ? 0 : 1) +
    (isStateChanged ? 1 : 0);
  return { id, number, before, now, runs, duties, plain, isStateChanged, estimate, changes };
}

function compareEstimates(before: Clause['estimate'], now: Clause['estimate']): ComparedClause['estimate'] {
  if (JSON.stringify(before) === JSON.stringify(now)) return null;
  return before === null ? 'added' : now === null ? 'taken_out' : 'changed';
}

function compareDuties(before: readonly DraftDuty[], now: readonly DraftDuty[]): ComparedDuty[] {
  const ids = new Set([...now, ...before].map(({ id }) => id));
  return [...ids].map((id) => {
    const [old, fresh] = [before, now].map((duties) => duties.find((duty) => duty.id === id));
    return { id, before: old, now: fresh, isChanged: !isSameDuty(old, fresh) };
  });
}

const dutyFields = ['kind', 'who', 'what', 'due_on', 'repeats'] as const;
const isSameDuty = (one: DraftDuty | undefined, other: DraftDuty | undefined) =>
  dutyFields.every((field) => one?.[field] === other?.[field]);

/** Counts places: words that replace others are one change. */
const places = (runs: readonly WordRun[]) =>
  runs.filter(({ kind }, at) => kind !== 'same' && (at === 0 || runs[at - 1]?.kind === 'same')).length;

/** Clauses that follow each other and are all changed or all the same. */
export interface ComparedGroup {
  isChanged: boolean;
  clauses: ComparedClause[];
}

/** Groups clauses that follow each other, so that those without a change can be folded. */
export function foldUnchanged(clauses: readonly ComparedClause[]): ComparedGroup[] {
  const groups: ComparedGroup[] = [];
  for (const clause of clauses) {
    const isChanged = clause.changes > 0;
    const last = groups.at(-1);
    if (last?.isChanged === isChanged) last.clauses.push(clause);
    else groups.push({ isChanged, clauses: [clause] });
  }
  return groups;
}
