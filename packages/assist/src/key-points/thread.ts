import type { Language } from '../guidance/passages.ts';
import { actsOf } from './acts.ts';
import { accepts } from './acceptance.ts';
import { agrees } from './agreement.ts';
import { refuses } from './refusal.ts';
import { hasCondition, isLimit } from './condition.ts';
import { setsDeadline } from './deadline.ts';
import { answerTo, bind, bindBack, isOffer, proposalOf } from './deals.ts';
import { type Found, type Moment, foundOf, openOf } from './found.ts';
import { isCourtesy } from './greeting.ts';
import type { Statement } from './message.ts';
import { namesMoney } from './money.ts';
import { asksAgreement } from './question.ts';
import { closeQuestions, rememberTerms } from './open-questions.ts';

/** How many key points back an answer is looked for. */
const memory = 200;

/** The key points of a conversation in order, each connected to what it answers. A question that was answered is none. */
export function followThread(
  statements: readonly Statement[],
  isGrave: (statement: Statement) => boolean,
  language: Language,
): Found[] {
  const all: Found[] = [];
  const terms = rememberTerms(language);
  let turn = 0;
  for (const [at, statement] of statements.entries()) {
    const before = statements[at - 1];
    if (before && before.speaker !== statement.speaker) turn += 1;
    if (isGrave(statement)) all.push(foundOf('safety', { statement, turn }));
    else if (!isCourtesy(statement.said)) {
      const moment = { statement, before, next: statements[at + 1], turn };
      const recent = all.slice(-memory);
      const points = pointsAt(recent, moment);
      closeQuestions(recent, moment, terms);
      all.push(...points, ...marksOf(moment));
    }
  }
  return all
    .filter((it) => it.kind !== 'question' || it.isOpen)
    .toSorted((one, other) => one.line - other.line || one.start - other.start);
}

const marksOf = (moment: Moment) => [
  ...(setsDeadline(moment.statement.said) ? [foundOf('deadline', moment)] : []),
  ...(namesMoney(moment.statement.said) ? [foundOf('money', moment)] : []),
];

/** How many turns later a mere "OK" is an answer: right away, or after a question and its answer. */
const soon = 3;

const wish = /\b(?:want|agree|accept|willing|like|mind|ok|okay|quier\w+|de acuerdo|acept\w+|gust\w+|dispuest[oa])\b/;

/** Whether a statement only says yes once more: "That is fair. Agreed." */
const isRepeated = (said: string) => said.split(' ').length <= 3 && (agrees(said) || accepts(said));

/** The key points of one statement, apart from the marks that need nothing else. */
function pointsAt(all: readonly Found[], moment: Moment): Found[] {
  const { said, speaker, isContinued } = moment.statement;
  const deal = all.findLast(
    (it) => it.turn === moment.turn && it.speaker === speaker && (it.kind === 'agreement' || isOffer(it)),
  );
  if (deal && (isLimit(said) || (isContinued && hasCondition(said)))) return [bind(deal, moment)];
  if (deal?.kind === 'agreement' && deal.line === moment.statement.line && isRepeated(said)) {
    deal.end = moment.statement.end;
    return [];
  }

  const open = openOf(all, moment).filter((it) => it.kind !== 'question' || asksAgreement(it.said));
  const passed = all.filter((it) => it.passedIn === moment.turn);
  const latest = open.filter((it) => agrees(said) || refuses(said) || moment.turn - it.turn <= soon);
  const proposals = latest.length > 0 ? latest : passed.filter(() => !accepts(said));
  const asked = all.filter((it) => it.kind === 'question' && moment.turn - it.turn === 1);
  const acts = actsOf(moment, {
    proposal: proposals.length > 0,
    sum: proposals.some((it) => isOffer(it) && namesMoney(it.said)),
    talks: all.some((it) => it.kind !== 'question' && moment.turn - it.turn <= 2),
    wish: asked.some((it) => wish.test(it.said)),
  });
  const answer = acts.answer && answerTo(acts.answer, proposals, moment);
  const put = acts.proposals.map((it) => proposalOf(it, all, moment));
  if (answer?.kind === 'agreement') answer.isOpen = acts.condition;
  const conditions = [
    ...(answer?.kind === 'agreement' ? bindBack(answer, moment) : []),
    ...(acts.condition ? [foundOf('condition', moment)] : []),
  ];
  return [...(answer ? [answer] : []), ...put, ...conditions];
}
