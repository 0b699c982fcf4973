import { accepts } from '../acceptance.ts';
import { agrees, isAsked } from '../agreement.ts';
import type { Moment } from '../found.ts';
import type { Statement } from '../message.ts';
import { offerAt } from '../offer.ts';
import { declines, refuses } from '../refusal.ts';
import { requestAt } from '../request.ts';
import { asksFact, isPlan, settles, yesLength } from './plan.ts';
import { type Subject, sharedBy } from './subject.ts';

/** A statement and the turn in which it was made. */
export interface Earlier {
  statement: Statement;
  turn: number;
}

/** "I'll take the 400" accepts what was offered. */
const takes = /^\W*(?:then |so )?i'll take (?:the )?[£$€]?\d/;

/** How many turns back an echo reaches, and how many where it names the same figure. */
const near = 6;
const far = 20;

/** The longest echo, in words, and the longest one without a yes. */
const longest = 18;
const shortest = 9;

const isLeft =
  /\b(?:not|never|nor|cannot|no longer|don't|isn't|won't|wasn't|can't|cant|dont|wont|didn't|aren't|nunca|jamas|tampoco|ya no)\b|\bno (?:me|te|lo|la|se|es|esta|puedo|quiero|tengo|hay|va|van|nos|le)\b|^\W*no\b|\bno\W*$/;
/** A rule that forbids, which can be agreed to: "no phones at the table". */
const denies =
  /^\W*(?:no (?!me|te|lo|la|se|es|puedo|quiero|tengo|hay|i\b|you\b|we\b|way|chance|thanks|gracias)[a-z]+|nada de|sin)\b/;
const isPast =
  /\b(?:was|were|had|said|told|asked|did|got|went|pregunte|hable|llame|dije|dijiste|era|estaba|fue|fueron)\b/;
const isLimited =
  /,? (?:but|pero|if|only if|si|solo si|as long as|provided|until|siempre (?:que|y cuando)|con tal|hasta que|unless)\b/;

/**
 * What a statement agrees to by saying it again: "Ok, 480 a month then." after "480 is what I can do." Without a yes it
 * has to say nothing else: "Half each?" "Half each."
 */
export function echoOf(
  { statement, turn }: Moment,
  earlier: readonly Earlier[],
  { isPrimed, subjectOf }: { isPrimed: boolean; subjectOf: (said: string) => Subject },
): Earlier[] {
  const { said, speaker } = statement;
  const rest = said.slice(yesLength(said));
  const clause = said.slice(
    0,
    said.length - rest.length + (rest.search(isLimited) < 0 ? rest.length : rest.search(isLimited)),
  );
  const isDenied = isLeft.test(clause) || refuses(clause) || declines(clause);
  const isNone = isAsked(said) || isPast.test(clause) || (isDenied && !denies.test(rest));
  if (speaker === null || isNone || clause.split(' ').length > longest) return [];
  const isBound = clause.length < said.length;
  if (isBound && offerAt(clause) !== null && !takes.test(clause)) return [];
  const own = subjectOf(clause);
  const size = own.words.size + own.figures.size;
  if (size === 0) return [];
  const hasYes =
    isPrimed ||
    yesLength(said) > 0 ||
    agrees(said) ||
    accepts(said) ||
    takes.test(clause) ||
    / (?:yes|sip|then|entonces|works|esta bien)\W*$/.test(clause);
  const isOfOther = ({ statement: other }: Earlier) => other.speaker !== null && other.speaker !== speaker;
  const weightOf = (it: Earlier) => {
    const { statement: other } = it;
    if (!isOfOther(it)) return 0;
    const away = turn - it.turn;
    const shared = sharedBy(own, subjectOf(other.said));
    const all = shared.words + shared.figures;
    if (isDenied && (shared.words < 2 || !/\b(?:no|not|never|nada|sin)\b/.test(other.said))) return 0;
    if (all === 0 || (own.figures.size > 0 && shared.figures === 0 && shared.words < 2)) return 0;
    const isAnswerable = isPlan(other.said) || offerAt(other.said) !== null || requestAt(other.said) !== null;
    const isQuestion = asksFact(other.said);
    const weight = all / size - away / 100;
    if (hasYes) {
      if (away > (shared.figures > 0 ? far : near) || all / size < (shared.figures > 0 ? 0.3 : 0.5) || isQuestion)
        return 0;
      return isAnswerable || shared.words > 2 || (settles(clause) && !other.said.endsWith('?')) ? weight : 0;
    }
    const isSame = all / size >= 0.75 && (isPlan(clause) || all > 1);
    const isShort = clause.split(' ').length <= shortest && (isSame || (isBound && away <= 1 && all / size >= 0.5));
    return isAnswerable && !isQuestion && away <= 2 && isShort && other.said.includes('?') ? weight : 0;
  };
  const best = earlier
    .map((it) => ({ it, weight: weightOf(it) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => one.weight - other.weight)
    .at(-1)?.it;
  if (!best) return [];
  const named = new Set(subjectOf(best.statement.said).figures);
  const further = [...own.figures].flatMap((figure) => {
    const found = earlier.findLast(
      (it) =>
        turn - it.turn <= near &&
        isOfOther(it) &&
        isPlan(it.statement.said) &&
        subjectOf(it.statement.said).figures.has(figure),
    );
    return named.has(figure) || !found ? [] : [found];
  });
  return [...new Set([...further, best])].toSorted((one, other) => one.statement.start - other.statement.start);
}
