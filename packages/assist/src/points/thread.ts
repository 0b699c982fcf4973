import type { Language } from '../passages.ts';
import { actsOf } from './acts.ts';
import { answerTo, bind, bindBack, isOffer, proposalOf } from './deals.ts';
import { accepts } from './agreement.ts';
import { isLimit } from './condition.ts';
import { setsDeadline } from './deadline.ts';
import { type Found, type Moment, foundOf } from './found.ts';
import { isCourtesy } from './greeting.ts';
import type { Statement } from './message.ts';
import { namesMoney } from './money.ts';
import { isAnswered } from './question.ts';
import { termsOf } from '../words.ts';

/** How many points back an answer is looked for. */
const memory = 200;

/** The points of a conversation in order, each connected to what it answers. A question that was answered is none. */
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
      closeQuestions(recent, moment, terms);
      all.push(...pointsAt(recent, moment), ...marksOf(moment));
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

/** How many turns later an answer can come, and how many questions it can answer. */
const patience = 4;
const questions = 8;

type Terms = (said: string) => ReadonlySet<string>;

/** The stems of a sentence. A question is compared with many replies, and a reply with many questions. */
function rememberTerms(language: Language): Terms {
  const known = new Map<string, ReadonlySet<string>>();
  return (said) => {
    const terms = known.get(said) ?? new Set(termsOf(said, language));
    known.set(said, terms);
    return terms;
  };
}

function closeQuestions(all: readonly Found[], moment: Moment, terms: Terms) {
  const asked = openOf(all, moment).filter((it) => it.kind === 'question' && moment.turn - it.turn <= patience);
  for (const it of asked.slice(-questions)) it.isOpen = !isAnswered(it.said, moment.statement.said, terms);
}

const wish = /\b(?:want|agree|accept|willing|like|mind|ok|okay|quier\w+|de acuerdo|acept\w+|gust\w+|dispuest[oa])\b/;

/** The points of one statement, apart from the marks that need nothing else. */
function pointsAt(all: readonly Found[], moment: Moment): Found[] {
  const { said, speaker } = moment.statement;
  const deal = all.findLast(
    (it) => it.turn === moment.turn && it.speaker === speaker && (it.kind === 'agreement' || isOffer(it)),
  );
  if (deal && isLimit(said)) return [bind(deal, moment)];

  const open = openOf(all, moment).filter((it) => it.kind !== 'question');
  const passed = all.filter((it) => it.passedIn === moment.turn);
  const proposals = open.length > 0 ? open : passed.filter(() => !accepts(said));
  const asked = all.filter((it) => it.kind === 'question' && moment.turn - it.turn === 1);
  const acts = actsOf(moment, {
    proposal: proposals.length > 0,
    sum: proposals.some((it) => isOffer(it) && namesMoney(it.said)),
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
