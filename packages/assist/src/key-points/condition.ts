import { isAsked } from './agreement.ts';

const always =
  /\b(?:only if|but if|provided(?: that)? (?:you|we|i|he|she|it|they|that|the)|as long as|so long as|on (?:the )?condition|unless|in exchange for|in return for|solo si|solamente si|unicamente si|siempre (?:que|y cuando)|(?:a|con la|bajo la) condicion|con tal de|a cambio de|a menos que|salvo que)\b|^\W*(?:but |and |just |pero |y )?(?:only )?(?:one|my (?:only|one)|una|mi unica) (?:condition|condicion)\b/;

const notIf =
  /\bask(?:ed|ing)? (?:you|him|her|them) if\b|\b(?:what|ask|asked|asking|wonder|wondering|see|tell me|know|as|even|check|sure|mind|ok|okay|find out|remember|say) if\b|\bif (?:you (?:want|like|wish|prefer|need|have any|don't mind|ask me)|you(?:'d| would) rather|(?:it|that)(?:'s| is| helps)|possible|not|so|necessary)\b/g;
const notSi =
  /\b(?:como|tal|parece|se|sabe|sabes|saber|por|importa|importaria|dime|diga|digame|avisa|avise|avisame|aviseme|preguntar|pregunto|ver|y|incluso) si\b|\bsi (?:quier\w+|gust\w+|pued\w+|le parece|te parece|es posible|tien\w+ (?:dudas|preguntas)|no te importa|no le importa)\b|^\W*si(?:,| me parece| claro| sip)/g;
const plain = /\b(?:if|once|when|si|cuando|una vez que) (?:[a-z])/;
const ifClause =
  /\b(?:if (?:you|we|he|she|they|i|the|it|both|your|my|our)\b|si [a-z]|solo (?:(?:te|le|les) )?pido que\b|i (?:only|just) ask that\b)|\b(?:subject to|except(?:ing| for)?|excluding|apart from|a excepcion de|con la salvedad|excepto|salvo|menos (?:con |en |por )?(?:el|la|los|las))\b/;

/** Whether a sentence can only be understood as a condition. */
export const isAlwaysCondition = (said: string): boolean => always.test(said);

/** Whether a sentence that offers or agrees does so on a condition. */
export const hasCondition = (said: string): boolean =>
  always.test(said) || ifClause.test(said.replaceAll(notIf, '').replaceAll(notSi, ''));

/** Whether a sentence says under which condition its speaker would agree, which is no agreement yet. */
export const wouldAgree = (said: string): boolean =>
  /\b(?:would (?:only )?(?:agree|accept)|'d (?:agree|accept)|aceptaria|estaria de acuerdo)\b/.test(said) &&
  (plain.test(said) || always.test(said));

/** Whether a sentence that follows an agreement or an offer limits it. */
export const isLimit = (said: string): boolean =>
  !isAsked(said) &&
  (always.test(said) ||
    /^\W*(?:but |and |just |only |pero |y )*(?:as soon as|once|not before|after|en cuanto|una vez que|cuando)\b/.test(
      said,
    ) ||
    /^\W*(?:but|only|however|just|if|pero|solo|siempre|si)\b.{0,30}\b(?:you|we|not|must|need|have to|want|keep|only|usted|tu|que|no|debe\w*|tiene\w*|quiero|solo)\b/.test(
      said,
    ));
