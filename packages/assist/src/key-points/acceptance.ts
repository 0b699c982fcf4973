import { isAsked } from './agreement.ts';

/** Words that accept only where the other speaker has asked for something or offered it. */
const yes =
  /^\W*(?:(?:and|well|oh|y|pues|ah),? )?(?:(?:ok(?:ay|ey)?|sure(?: thing)?|yes|yep|yeah|yup|alright|all right|of course|no problem|will do|good idea|go on then|go ahead|why not|i do|we do|yo sip?|gladly|happily|absolutely|sip|claro que sip?|por supuesto|con (?:mucho )?gusto|sin problema|buena idea|(?:(?:bueno|claro|perfecto|si|vale) )+(?:va|dale|sip?|claro|ok|vale|perfecto|esta bien))\b|(?:k|kk|fine|great|perfect|good|done|vale|si|claro|bueno|perfecto|listo|(?:muy )?bien|esta bien|dale|va|sale|orale|hecho|works|joya|cool|perf|brilliant|arre|simon|jalo|go on|that's fair|thats fair|sounds good|conforme|eso|exact(?:ly|o|amente)|correct[oa]?|tal cual|asi es|that's (?:it|right))(?=\s*(?:[,.;!)]|$)))(.*)$/;

const fits =
  /\b(?:is|are|that's|would be|sounds|looks) (?:ok(?:ay)?|al ?right|all right|fine|good|great|perfect|fair|reasonable|acceptable)\b|\b(?:asi )?lo hare\b|\bthat works\b|\bfair enough\b|^\W*i(?:'ll| will| can)(?: do (?:it|that|so)| send (?:it|them))?\W*$|\b(?:esta|estaria|queda|suena) (?:muy )?(?:bien|perfect[oa])(?=\W*$|[,.;!]| (?:para|por|asi|con eso)\b)|^\W*(?:te|se) l[oa]s? (?:mando|envio|doy|llevo|paso|traigo|firmo|pago|confirmo)\b|^\W*l[oa]s? hago\b|^\W*(?:i )?can do\b(?! \W?\d)|^\W*a medias sip?\b/;

/** What makes a yes into something else: putting off, irony, hearsay, a condition, or an answer about what happened. */
const undone =
  /\b(?:think about|thinking|see about|i know|whatever|maybe|was|were|not|never|no|if you (?:say|insist|must)|si tu lo dices|si usted lo dice|says?|said|you say|blame|cannot|pensar|pensare|pienso|revis[ao]r?|luego|quizas?|tal vez|la culpa|se que|creo que|dice[ns]?|dijo|te (?:di|pegue|empuje|dije)|hice|fui)\b|n't\b|^[^a-z]*i (?!agree|accept|will|can|could|do\b|am (?:ok|fine|happy))[a-z']+/;
/** Before a judgement such as "is fine", an if asks or supposes. After it, it is a condition. */
const hypothesis = /\b(?:if|provided|si)\b.{0,60}\b(?:is|are|sounds|looks|esta|queda)\b/;
/** A yes in the words of what was asked: "I can, as long as you tell me." */
const byVerb =
  /^\W*(?:yes,? |sip?,? )?(?:i|we) (?:can|could|will)(?: do)?,? (?:as long as|so long as|if|but|provided|only if|when)\b|^\W*(?:sip?,? )?(?:si )?(?:puedo|podria|podemos),? (?:siempre (?:que|y cuando)|si|pero|solo si|con tal)\b/;
/** A yes that asks back: "Yes, when?" */
const asksBack = / (?:when|where|how much|who|cuando|donde|cuanto|quien)\W*$/;
/** A yes behind its condition: "If they let us, yes." */
const conditional = /^\W*(?:if .{3,40}(?:yes|ok|okay|fine)|si .{3,40} (?:sip|ok|vale|bien))\W*$/;
const commits = /\b(?:i'll|i will|i can|we(?:'ll| will| can)|let's|works?|lo hago|te lo|te la|se lo|se la)\b/;

/** The number of words after a yes that leave it one. A longer sentence has to promise something. */
const short = 8;

/** Whether a sentence accepts what the other speaker asked for or offered, if there is such a thing. */
export function accepts(words: string): boolean {
  const [clause = ''] = words.split(
    /,? (?:but|pero|as long as|provided|siempre (?:que|y cuando)|solo si|only if)\b|(?<=^\W*[a-z]{2,5}),? (?:if|si) /,
  );
  if (isAsked(words) || /\bno (?:me|nos|esta|estoy|es)\b/.test(clause)) return false;
  if (asksBack.test(words) || /^\W*ya esta bien/.test(words)) return false;
  if (conditional.test(words) || byVerb.test(words)) return true;
  const rest = yes.exec(clause)?.[1];
  if (rest !== undefined && !undone.test(rest)) return rest.split(' ').length <= short || commits.test(rest);
  return fits.test(clause) && !undone.test(clause) && !hypothesis.test(clause);
}
