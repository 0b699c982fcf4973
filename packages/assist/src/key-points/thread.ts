import type { Language } from '../guidance/passages.ts';
import { actsOf } from './acts.ts';
import { accepts } from './acceptance.ts';
import { agrees } from './agreement.ts';
import { refuses } from './refusal.ts';
import { hasCondition, isLimit } from './condition.ts';
import { setsDeadline } from './deadline.ts';
import { answerTo, bind, bindBack, isOffer, proposalOf } from './deals/deals.ts';
import { type Earlier, echoOf } from './deals/echo.ts';
import { asksFact, asksToConfirm, isBareYes, isPlan, restates } from './deals/plan.ts';
import { type Subject, rememberSubjects, sharedBy } from './deals/subject.ts';
import { withdrawnBy } from './deals/withdrawal.ts';
import { type Found, type Moment, foundOf, openOf, waiting } from './found.ts';
import { isCourtesy } from './greeting.ts';
import type { Statement } from './message.ts';
import { namesMoney } from './money.ts';
import { asksAgreement } from './question.ts';
import { closeQuestions, rememberTerms } from './open-questions.ts';

/** How many key points and statements back an answer is looked for. */
const memory = 200;
const remembered = 120;

/** The key points of a conversation in order, each connected to what it answers. A question that was answered is none. */
export function followThread(
  statements: readonly Statement[],
  gravityOf: (statement: Statement) => 'sure' | 'doubtful' | null,
  language: Language,
): Found[] {
  const all: Found[] = [];
  const terms = rememberTerms(language);
  const subjectOf = rememberSubjects(language);
  const earlier: Earlier[] = [];
  const messages = new Map(
    [...Map.groupBy(statements, ({ line }) => line)].map(([line, all]) => [
      line,
      all.map(({ said }) => said).join(' '),
    ]),
  );
  let turn = 0;
  for (const [at, statement] of statements.entries()) {
    const before = statements[at - 1];
    if (before && before.speaker !== statement.speaker) turn += 1;
    const gravity = gravityOf(statement);
    if (gravity !== null) all.push(foundOf('safety', { statement, turn }));
    if (gravity === 'sure' || isCourtesy(statement.said)) continue;
    const moment = { statement, before, next: statements[at + 1], turn };
    const recent = all.slice(-memory);
    const withdrawal = withdrawalAt(moment, all, { message: messages.get(statement.line)!, subjectOf });
    const points = withdrawal
      ? [withdrawal]
      : pointsAt(recent, moment, { earlier: earlier.slice(-remembered), subjectOf });
    closeQuestions(recent, moment, terms);
    all.push(...(gravity === null ? [...points, ...marksOf(moment)] : dealsAmong(points)));
    earlier.push({ statement, turn });
  }
  return all
    .filter((it) => !it.isEnded && (it.kind !== 'question' || it.isOpen))
    .toSorted((one, other) => one.line - other.line || one.start - other.start);
}

/** Of a sentence that may be grave only what it settles counts: a threat is no offer. */
const dealsAmong = (points: readonly Found[]): Found[] => {
  const isDeal = points.some(({ kind }) => settled.has(kind));
  return isDeal ? points.filter(({ kind }) => settled.has(kind) || kind === 'condition') : [];
};
const settled = new Set<Found['kind']>(['agreement', 'withdrawal', 'refusal']);

const marksOf = (moment: Moment) => [
  ...(setsDeadline(moment.statement.said) ? [foundOf('deadline', moment)] : []),
  ...(namesMoney(moment.statement.said) ? [foundOf('money', moment)] : []),
];

interface Memory {
  earlier: readonly Earlier[];
  subjectOf: (said: string) => Subject;
}

/** Ends the deal that a statement takes back. */
function withdrawalAt(
  moment: Moment,
  all: readonly Found[],
  given: { message: string; subjectOf: Memory['subjectOf'] },
): Found | null {
  const { speaker } = moment.statement;
  const dealsSoFar = () =>
    all.filter(
      (it) => !it.isEnded && (it.kind === 'agreement' || (it.isOpen && isOffer(it) && it.speaker === speaker)),
    );
  const found = withdrawnBy(moment, { dealsSoFar, ...given });
  if (!found) return null;
  const [deal] = found;
  if (!deal) return foundOf('withdrawal', moment);
  for (const it of all) if (found.includes(it) || it.answers.includes(deal) || deal.answers.includes(it)) end(it);
  return { ...foundOf('withdrawal', moment), answers: [...deal.answers, deal] };
}

function end(deal: Found) {
  deal.isOpen = false;
  if (deal.kind === 'agreement') deal.isEnded = true;
}

/** How many turns later a mere "OK" is an answer: right away, or after a question and its answer. */
const soon = 6;
/** The same for words that agree or refuse by themselves, and for those that name what they answer. */
const later = 8;
const muchLater = 40;

const wish = /\b(?:want|agree|accept|willing|like|mind|ok|okay|quier\w+|de acuerdo|acept\w+|gust\w+|dispuest[oa])\b/;

/** Whether a statement only says yes once more: "That is fair. Agreed." */
const isRepeated = (said: string) => said.split(' ').length <= 3 && (agrees(said) || accepts(said));

/** The key points of one statement, apart from the marks that need nothing else. */
function pointsAt(all: readonly Found[], moment: Moment, memories: Memory): Found[] {
  const { said, speaker, isContinued } = moment.statement;
  const { subjectOf } = memories;
  const deal = all.findLast(
    (it) => it.turn === moment.turn && it.speaker === speaker && (it.kind === 'agreement' || isOffer(it)),
  );
  if (deal && (isLimit(said) || (isContinued && hasCondition(said)))) return [bind(deal, moment)];
  if (deal?.kind === 'agreement' && deal.line === moment.statement.line && isRepeated(said)) {
    deal.end = moment.statement.end;
    return [];
  }

  const echoed = echoIn(moment, memories);
  if (echoed === 'next') return [];
  const proposals = proposalsFor(all, moment, memories);
  const asked = all.filter((it) => it.kind === 'question' && moment.turn - it.turn === 1);
  const acts = actsOf(moment, {
    proposal: proposals.length > 0,
    sum: proposals.some((it) => isOffer(it) && namesMoney(it.said)),
    talks: all.some((it) => it.kind !== 'question' && moment.turn - it.turn <= 2),
    wish: asked.some((it) => wish.test(it.said)),
  });
  const isEcho = echoed.length > 0 && acts.answer !== 'refusal';
  const answers = isEcho ? echoed.map((it) => proposalIn(all, it)) : proposals;
  const kind = isEcho ? 'agreement' : acts.answer;
  const isEmpty = answers.length === 0 && !isPlan(said) && subjectOf(said).words.size === 0;
  const isLost = kind === 'agreement' && isEmpty && !isLimitedBeside(moment);
  const answer = kind && !isLost && answerTo(kind, answers, moment, isEcho);
  const put = isEcho && !acts.answer ? [] : acts.proposals.map((it) => proposalOf(it, all, moment));
  if (answer && answer.kind === 'agreement') {
    answer.isOpen = acts.condition || acts.proposals.includes('request');
    if (isEcho && isPrimed(moment)) answer.start = moment.before!.start;
    for (const it of all) if (isReplacedBy(it, answer)) end(it);
  }
  const conditions = [
    ...(answer && answer.kind === 'agreement' ? bindBack(answer, moment) : []),
    ...(acts.condition ? [foundOf('condition', moment)] : []),
  ];
  return [...(answer ? [answer] : []), ...put, ...conditions];
}

/** Whether the same message limits a statement in the sentence before it or after it: "I agree. But only if …" */
const isLimitedBeside = ({ statement, before, next }: Moment) =>
  [before, next].some((it) => it?.line === statement.line && isLimit(it.said));

/** Whether a "Yes." of the same message stands right before a statement. */
const isPrimed = ({ statement, before }: Moment) =>
  before !== undefined && before.line === statement.line && isBareYes(before.said);

/** What a statement says yes to by repeating it, or `next` where that does so which follows its yes. */
function echoIn(moment: Moment, { earlier, subjectOf }: Memory): Earlier[] | 'next' {
  const { statement, next, turn } = moment;
  const isYes = isBareYes(statement.said) && next?.line === statement.line;
  if (!isYes) return echoOf(moment, earlier, { isPrimed: isPrimed(moment), subjectOf });
  const following = { statement: next, before: statement, next: undefined, turn };
  const echoed = echoOf(following, earlier, { isPrimed: true, subjectOf });
  return echoed.length > 0 ? 'next' : [];
}

/** What the other speakers have put forward and a statement may answer: of the last turns, or what it names. */
function proposalsFor(all: readonly Found[], moment: Moment, { earlier, subjectOf }: Memory): Found[] {
  const { statement, turn } = moment;
  const { said, speaker } = statement;
  const isOpenly = agrees(said) || refuses(said);
  const others = earlier.filter((it) => it.statement.speaker !== null && it.statement.speaker !== speaker);
  const last = others.at(-1);
  const asked = last && turn - last.turn <= 1 && asksFact(last.statement.said) && !isOpenly;
  const confirmed = last && turn - last.turn <= 1 && asksToConfirm(last.statement.said) ? others.at(-2) : undefined;
  if (confirmed?.statement.line === last?.statement.line && confirmed && accepts(said))
    return [proposalIn(all, confirmed)];
  const open = openOf(all, moment).filter((it) => it.kind !== 'question' || asksAgreement(it.said));
  const isNear = (it: Found) => {
    const away = turn - it.turn;
    const shared = sharedBy(subjectOf(said), subjectOf(it.said));
    if (away <= muchLater && (shared.figures > 0 || shared.words > 1) && isOpenly) return true;
    if (asked && it.start !== last.statement.start) return false;
    return away <= (isOpenly ? later : soon) && isTalkedOf(it, moment, earlier);
  };
  const latest = open.filter(isNear);
  if (latest.length > 0) return latest;
  const passed = all.filter((it) => it.passedIn === turn && !accepts(said));
  if (passed.length > 0) return passed;
  const meant = others.findLast(
    (it) =>
      turn - it.turn <= 3 &&
      (agrees(said) ? isPlan(it.statement.said) : turn - it.turn <= 1 && restates(it.statement.said)),
  );
  const settled = all.findLast(({ kind }) => kind === 'agreement');
  return meant && (!settled || settled.turn < meant.turn) ? [proposalIn(all, meant)] : [];
}

/** Whether whoever answers has only asked back, in few words, since the other speaker put something forward. */
function isTalkedOf(proposal: Found, { statement, turn }: Moment, earlier: readonly Earlier[]): boolean {
  const since = earlier.filter(
    (it) => it.turn > proposal.turn && it.turn < turn && it.statement.speaker === statement.speaker,
  );
  return since.every(({ statement: { said } }) => said.endsWith('?') || said.split(' ').length <= 6);
}

/** The key point of an earlier statement; where it was none it is an offer now, since somebody agrees to it. */
const proposalIn = (all: readonly Found[], { statement, turn }: Earlier): Found =>
  all.find((it) => it.start === statement.start && waiting.has(it.kind)) ?? foundOf('offer', { statement, turn });

/** Whether an agreement that waits for an answer about its condition has been replaced by one about another sum. */
const isReplacedBy = (it: Found, { turn, answers }: Found) =>
  it.kind === 'agreement' &&
  it.isOpen &&
  !it.isEnded &&
  turn - it.turn <= later &&
  !answers.includes(it) &&
  it.answers.some((one) => answers.some((other) => one.speaker === other.speaker && namesSum(one.said)));

const namesSum = (said: string) => namesMoney(said) || /\d{3}/.test(said);
