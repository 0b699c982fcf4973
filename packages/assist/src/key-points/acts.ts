import { accepts } from './acceptance.ts';
import { agrees } from './agreement.ts';
import { hasCondition, isAlwaysCondition, wouldAgree } from './condition.ts';
import type { Moment } from './found.ts';
import { namesMoney } from './money.ts';
import { offerAt } from './offer.ts';
import { asksQuestion, suggests } from './question.ts';
import { suggestsPlan } from './deals/plan.ts';
import { declines, refuses } from './refusal.ts';
import { requestAt } from './request.ts';

/** What stands open when a statement is made, and what it may therefore answer. */
export interface Open {
  proposal: boolean;
  /** An offer with a sum, which another sum answers. */
  sum: boolean;
  /** Whether something was put forward or refused in the last turns, so that a few words are a suggestion. */
  talks: boolean;
  /** A question whether somebody wants or agrees to something. */
  wish: boolean;
}

/** What a statement answers and what it puts forward. */
export interface Acts {
  answer: 'agreement' | 'refusal' | null;
  proposals: ('offer' | 'request' | 'sum' | 'question')[];
  condition: boolean;
}

const but = /[,;]? (?:but|pero|however|although|aunque|instead)\b|[,;] (?:so|and|y|asi que)\b/;
/** An agreement that goes on with a but has a limit, whatever it says. */
const butOnly = / (?:but|pero|although|aunque|though) (?:[a-z\d']+ ){2}/;
const onlyIf = /^\W*(?:but |pero )?(?:only if|as long as|provided|solo si|siempre (?:que|y cuando))\b/;
const afterOf = (said: string) => said.slice(but.exec(said)?.index ?? said.length);

/** What a statement does. Some of it is possible only while something stands open. */
export function actsOf({ statement: { said, line }, next }: Moment, open: Open): Acts {
  if (wouldAgree(said)) return { answer: null, proposals: [], condition: true };
  const following = next?.line === line ? next.said : '';
  const answer = isFiller(said, following) ? null : answerOf(said, open);
  const proposals = answer ? proposalsOf(afterOf(said)) : proposalsOf(said, open);
  const isDeal = answer !== null || proposals.includes('offer');
  const bound = answer === 'refusal' ? said.slice(0, but.exec(said)?.index) : said;
  const limited = answer === 'agreement' && proposals.length === 0 && butOnly.test(said);
  if (!isDeal && open.proposal && onlyIf.test(said)) return { answer, proposals, condition: true };
  const condition = isDeal ? limited || hasCondition(bound) : proposals.includes('request') && isAlwaysCondition(said);
  return { answer, proposals, condition };
}

/** Whether an "Okay." only opens a message that goes on to refuse or to bargain. */
const isFiller = (said: string, following: string) =>
  said.split(' ').length <= 2 &&
  accepts(said) &&
  (refuses(following) || declines(following) || (offerAt(following) !== null && hasCondition(following)));

function answerOf(said: string, open: Open): Acts['answer'] {
  if (refuses(said)) return 'refusal';
  if (agrees(said)) return 'agreement';
  if (open.proposal && accepts(said)) return 'agreement';
  if ((open.proposal || open.wish) && declines(said)) return 'refusal';
  return null;
}

const paid = /\?|\b(?:paid|cost|pague|costo)\b/;

function proposalsOf(said: string, open?: Open): Acts['proposals'] {
  const [offer, request] = [offerAt(said), requestAt(said)];
  if (offer !== null && offer <= (request ?? offer))
    return requestAt(afterOf(said)) === null ? ['offer'] : ['offer', 'request'];
  if (request !== null) return ['request'];
  if (!open) return [];
  if (suggestsPlan(said) || (open.talks && suggests(said))) return ['offer'];
  if (asksQuestion(said)) return ['question'];
  return open.sum && namesMoney(said) && said.split(' ').length <= 12 && !paid.test(said) ? ['sum'] : [];
}
