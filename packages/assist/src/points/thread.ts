import type { Language } from '../passages.ts';
import { actsOf } from './acts.ts';
import { answerTo, bind, isOffer, proposalOf } from './deals.ts';
import { isLimit } from './condition.ts';
import { setsDeadline } from './deadline.ts';
import { type Found, type Moment, foundOf } from './found.ts';
import { isCourtesy } from './greeting.ts';
import type { Statement } from './message.ts';
import { namesMoney } from './money.ts';
import { isAnswered } from './question.ts';

/** The points of a conversation in order, each connected to what it answers. A question that was answered is none. */
export function followThread(
  statements: readonly Statement[],
  isGrave: (statement: Statement) => boolean,
  language: Language,
): Found[] {
  const all: Found[] = [];
  let turn = 0;
  for (const [at, statement] of statements.entries()) {
    const before = statements[at - 1];
    if (before && before.speaker !== statement.speaker) turn += 1;
    if (isGrave(statement)) all.push(foundOf('safety', { statement, turn }));
    else if (!isCourtesy(statement.said)) {
      const moment = { statement, before, next: statements[at + 1], turn };
      closeQuestions(all, moment, language);
      all.push(...pointsAt(all, moment), ...marksOf(moment));
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

/** What the other speakers have put forward and nobody has answered, the latest last. */
const openOf = (all: readonly Found[], { statement: { speaker } }: Moment) =>
  all.filter((it) => it.isOpen && it.speaker !== null && speaker !== null && it.speaker !== speaker);

/** How many turns later an answer can come. */
const patience = 4;

function closeQuestions(all: readonly Found[], moment: Moment, language: Language) {
  for (const it of openOf(all, moment))
    if (it.kind === 'question' && moment.turn - it.turn <= patience)
      it.isOpen = !isAnswered(it.said, moment.statement.said, language);
}

const wish = /\b(?:want|agree|accept|willing|like|mind|ok|okay|quier\w+|de acuerdo|acept\w+|gust\w+|dispuest[oa])\b/;

/** The points of one statement, apart from the marks that need nothing else. */
function pointsAt(all: readonly Found[], moment: Moment): Found[] {
  const { said, speaker } = moment.statement;
  const deal = all.findLast(
    (it) => it.turn === moment.turn && it.speaker === speaker && (it.kind === 'agreement' || isOffer(it)),
  );
  if (deal && isLimit(said)) return [bind(deal, moment)];

  const proposals = openOf(all, moment).filter((it) => it.kind !== 'question');
  const asked = all.filter((it) => it.kind === 'question' && moment.turn - it.turn === 1);
  const acts = actsOf(moment, {
    proposal: proposals.length > 0,
    sum: proposals.some((it) => isOffer(it) && namesMoney(it.said)),
    wish: asked.some((it) => wish.test(it.said)),
  });
  const answer = acts.answer && answerTo(acts.answer, proposals, moment);
  const proposal = acts.proposal && proposalOf(acts.proposal, all, moment);
  if (answer?.kind === 'agreement') answer.isOpen = acts.condition;
  const conditions = acts.condition ? [foundOf('condition', moment)] : [];
  return [...(answer ? [answer] : []), ...(proposal ? [proposal] : []), ...conditions];
}
