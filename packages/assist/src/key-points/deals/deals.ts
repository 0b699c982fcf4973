import type { Acts } from '../acts.ts';
import { isLimit } from '../condition.ts';
import { type Found, type Moment, foundOf } from '../found.ts';
import { namesMoney } from '../money.ts';

/** Whether a key point can be accepted as a deal. An agreement on a condition can, too. */
export const isOffer = ({ kind, isOpen }: Found): boolean =>
  kind === 'offer' || kind === 'counter_offer' || (kind === 'agreement' && isOpen);

/** An agreement or a refusal with what it answers: the last open offer of another speaker, else their last request. */
export function answerTo(
  kind: 'agreement' | 'refusal',
  proposals: readonly Found[],
  moment: Moment,
  areAllMeant = false,
): Found {
  const last = proposals.at(-1);
  const answered = proposals.findLast((it) => isOffer(it) && it.turn === last?.turn) ?? last;
  if (!answered) return foundOf(kind, moment);
  for (const it of proposals)
    if (it.turn === answered.turn && it.speaker === answered.speaker) {
      it.passedIn = it === answered ? null : moment.turn;
      it.isOpen = false;
    }
  const before = answered.kind === 'agreement' ? [...answered.answers, answered] : [answered];
  const answers = areAllMeant
    ? [...new Set([...proposals, ...before])].toSorted((one, other) => one.start - other.start)
    : before;
  return { ...foundOf(kind, moment), answers, conditions: [...answered.conditions] };
}

const turnsRound =
  /\b(?:instead|rather|then|but|only|better|how about|what about|what if|i could do|en vez|en cambio|mejor|entonces|pero|que tal|prefiero)\b/;

const instead = /\b(?:instead|rather|mejor|en vez|en cambio)\b/;
const thereupon = /^\W*(?:then|entonces)\b/;

/** What a statement puts forward. An offer that answers another one is a counter-offer. */
export function proposalOf(kind: Acts['proposals'][number], all: readonly Found[], moment: Moment): Found {
  if (kind === 'question') return foundOf('question', moment);
  const { statement, turn } = moment;
  const isSum = namesMoney(statement.said);
  const refused = all.findLast((it) => it.kind === 'refusal' && it.speaker === statement.speaker && it.turn === turn);
  const offered = all.findLast((it) => it.isOpen && isOffer(it) && it.speaker !== statement.speaker);
  const isAnswer = offered && (turnsRound.test(statement.said) || (isSum && namesMoney(offered.said)));
  const asked = all.findLast((it) => it.isOpen && it.kind === 'request' && it.speaker !== statement.speaker);
  const isTurned = asked && turn - asked.turn === 1 && instead.test(statement.said);
  const rejection = all.findLast(
    (it) =>
      it.kind === 'refusal' &&
      turn - it.turn === 1 &&
      (it.answers.at(-1)?.speaker === statement.speaker || turnsRound.test(statement.said)),
  );
  const answered = refused?.answers.at(-1) ?? (isAnswer ? offered : isTurned ? asked : undefined) ?? rejection;
  if (!answered || (kind === 'request' && !isSum && !thereupon.test(statement.said)))
    return foundOf(kind === 'request' ? 'request' : 'offer', moment);
  answered.isOpen = false;
  return { ...foundOf('counter_offer', moment), answers: [answered] };
}

const thereby = /\b(?:then|in that case|so|entonces|en ese caso|asi)\b/;

/** Joins an agreement and the condition right before it: "Only if you keep the dog. Then I agree." */
export function bindBack(agreement: Found, { before, turn }: Moment): Found[] {
  const isBound = before?.line === agreement.line && isLimit(before.said) && thereby.test(agreement.said);
  if (!isBound) return [];
  agreement.start = before.start;
  agreement.isOpen = true;
  return [foundOf('condition', { statement: before, turn })];
}

/** Joins a deal and the condition that follows it in the same turn: as one quote where they stand side by side. */
export function bind(deal: Found, moment: Moment): Found {
  const { line, start, end } = moment.statement;
  const condition = foundOf('condition', moment);
  if (line === deal.line && start - deal.end < 5) deal.end = end;
  else deal.conditions.push(condition);
  deal.isOpen = true;
  return condition;
}
