import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { completenessOf, languageOf, placesIn } from '@mediation/agreement';
import type { Case, DocumentKind, DraftClause } from '@mediation/api-client';
import { listOf } from '../../../../words/names/people-names.ts';
import { heldClauses, type HeldReason } from '../clauses/held-clauses.ts';
import { openLines } from '../../open-lines.ts';
import type { OpenPoint } from './open-point.ts';
import { useContradictions } from './use-contradictions.ts';
import { useAttachedSchedule } from './use-attached-schedule.ts';
import { useMoneyPoint } from './use-money-point.ts';
import { useSchedulePoint } from './use-schedule-point.ts';

/** What is open in a draft: the marks of each clause, what is not said, and the list for the first page of a version. */
export function useDraftPoints(mediationCase: Case, document: DocumentKind, clauses: readonly DraftClause[]) {
  const { t, i18n } = useLingui();
  const written = clauses.map(({ heading, text }) => `${heading} ${text}`).join('\n');
  const language = languageOf(written, i18n.locale === 'es' ? 'es' : 'en');
  const places = new Map(clauses.map((clause) => [clause.id, placesIn(clause, language)] as const));
  const issues = mediationCase.issues.map(({ issue }) => issue);
  const attached = useAttachedSchedule(mediationCase.id, document);
  const completeness = completenessOf(document, issues, clauses, attached);

  const numbersOf = (wanted: (clause: DraftClause) => boolean) =>
    clauses.flatMap((clause, at) => (wanted(clause) ? [String(at + 1)] : []));
  const inClauses = (numbers: string[]) => {
    const named = listOf(numbers);
    return plural(numbers.length, { one: `clause ${named}`, other: `clauses ${named}` });
  };
  const count = [...places.values()].reduce((sum, it) => sum + it, 0);
  const parked = numbersOf(({ state }) => state === 'parked');
  const unsettled = numbersOf(({ state }) => state === 'draft' || state === 'discussing');
  const held = heldClauses(clauses);
  const heldBy = (wanted: HeldReason) =>
    held.flatMap(({ number, reason }) => (reason === wanted ? [String(number)] : []));
  const [empty, unfinished, blank] = [heldBy('words'), heldBy('duty'), heldBy('blank')];
  const texts = [
    ...(count > 0
      ? [
          openLines.toSettle(
            count,
            numbersOf(({ id }) => (places.get(id) ?? 0) > 0),
          )(i18n),
        ]
      : []),
    ...(unsettled.length > 0 ? [openLines.notAgreed(unsettled)(i18n)] : []),
    ...(parked.length > 0 ? [openLines.parked(parked)(i18n)] : []),
  ];
  const first = [
    ...(empty.length > 0 ? [t`Without words: ${inClauses(empty)}`] : []),
    ...(unfinished.length > 0 ? [t`Something to do without words or a day: ${inClauses(unfinished)}`] : []),
    ...(blank.length > 0 ? [t`To fill in before a release: ${inClauses(blank)}`] : []),
  ];
  const schedule = useSchedulePoint(mediationCase.id, document);
  const money = useMoneyPoint(mediationCase.id, document);
  const points: OpenPoint[] = [...texts.map((text) => ({ text, isOpen: true })), ...schedule, ...money];
  const blocking: OpenPoint[] = first.map((text) => ({ text, isOpen: true, isBlocking: true }));
  const unsaid = completeness.missing.map((subject) => openLines.unsaid(subject)(i18n));
  const open = points.filter(({ isOpen, isOwn }) => isOpen && !isOwn);
  const forFirstPage = [...open.map(({ name, text }) => (name === undefined ? text : `${name}: ${text}`)), ...unsaid];
  const { contradictions, otherHandovers } = useContradictions(mediationCase.id, document, clauses, attached);
  return {
    language,
    places,
    completeness,
    contradictions,
    otherHandovers,
    points: [...blocking, ...points],
    forFirstPage,
  };
}

export type DraftPoints = ReturnType<typeof useDraftPoints>;
