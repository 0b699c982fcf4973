import { isAsked } from './agreement.ts';

const deed =
  '(?:pay|sign|accept|agree|give|move|leave|sell|allow|share|let|consent|hand|change|return|lend|discuss|come|meet|talk|speak|drive|bring|cover|split|negotiate|answer|budge|back down|put up|take part|do (?:that|it|this)|go along|pagar|firmar|aceptar|dar|darte|darle|mudarme|irme|vender|permitir|ceder|entregar|cambiar|devolver|hacerlo|hacer eso)';

/** Refusal that names itself. */
const explicit = [
  /\b(?:i|we|nobody|no one)\b(?![^.;!?]{0,30}\b(?:know (?:if|whether)|sure|said|certain)\b)[^.,;:!?]{0,25}(?:\b(?:not|never|cannot|cant|dont|wont|no longer)|n't)\b[^.,;:!?]{0,20}\b(?:agreed?|accept(?:ed)?|consent)\b/,
  new RegExp(
    `\\b(?:i|we)(?: am|'m)? (?:won't|wont|will not|will never|refuse to|am not going to|not going to|would never|can't possibly) (?:\\w+ly )?(?:${deed}|be (?:signing|paying|accepting|agreeing|coming|moving|selling|giving|doing))\\b`,
  ),
  /\bi(?:'d| would) (?:really )?rather not [a-z]+/,
  /\bi (?:disagree|refuse|reject|decline|object)\b|\b(?:i'm|i am|we're|we are) not (?:discussing|answering|paying|signing|doing|giving|moving|leaving|selling|accepting|letting|agreeing|changing|splitting|sharing|having|(?:willing|available|prepared|able|ready) to|going to (?:discuss|answer|pay|sign|do (?:it|that|this)|give|move|leave|sell|accept|agree|let|change|split|share|lend))|^\W*(?:sorry,? )?no[,!.]? (?:(?:you|i|we|he|she|it|they) (?:can't|cannot|won't|may not|don't want|doesn't)|absolutely|no (?:puedo|puede|podemos|pueden|quiero|quiere|voy|va)\b)|^\W*(?:no (?:deal|way|chance)|not (?:agreed|acceptable|happening|a chance)|absolutely not|out of the question|forget it)\b|\b(?:not acceptable|unacceptable|out of the question|changed my mind)\b/,
  /\b(?:no|nunca|jamas|tampoco) (?:(?:lo|la|los|las|me|le|te|se|he|hemos|puedo|podemos|quiero|vamos|voy|estoy|estamos|quedo|pienso|a|muy|todavia) ){0,4}(?:de acuerdo|conforme|acepto|aceptamos|aceptado|aceptar|acepte|aceptaba)\b/,
  /\bno (?:(?:me|te|le|les|lo|la|los|las|se|nos) ){0,2}(?:(?:voy|vamos) a|pienso|pensamos) (?:pagar|firmar|aceptar|dar|mudar|irme|vender|permitir|ceder|entregar|cambiar|devolver|hacer|prestar|discutir|contar|contestar|hablar|dejar|compartir|negociar|seguir|pedir (?:permiso|perdon)|volver a)(?:me|te|le|lo|la|los|las|se|nos|les)?\b/,
  /\b(?:me niego|rechazo|rechazamos|me opongo|ni hablar|de ninguna manera|no hay (?:trato|acuerdo)|ni (?:loc[oa]|de broma|en suenos)|inaceptable|cambie de (?:opinion|idea))\b/,
];

/** Words that refuse only where the other speaker has asked for something or offered it. */
const replies = [
  /^\W*(?:no|nope|nop|nah|nel|negativo)(?=[,.;! ]|$)(?! (?:problem|worries|idea|se|sabia|hay problema|pasa nada|te preocupes|one|matter))/,
  /(?:^|, )(?:so|then|but|asi que|pero),? no\W*$|\bi regret\b|\b(?:el|la|los|las|[a-z]+) no (?:llego|puedo|me da|alcanzo)\b/,
  /^\W*(?:not (?:yet|now|possible|like that|this|that)|never|sorry|i don't think so|todavia no|aun no|ahora no|asi no|imposible|lo siento|nunca)\b/,
  /\b(?:too (?:much|little|late|early|long|far|low|high)|(?:muy|demasiado) (?:poco|tarde|caro|pronto|lejos|bajo|alto)|demasiado|not enough|no es suficiente|no me (?:parece|sirve|conviene|viene bien|queda bien)|doesn't work|does not work|won't work|not fair|no es justo)\b/,
  /^\W*(?:can't|cannot|won't) [a-z]|\bi (?:can't|cannot|cant|can not|won't|don't want|do not want|would rather not|'d rather not)\b|\b(?:no (?:lo |la |los |las )?(?:puedo|podemos|quiero|queremos))\b/,
];
const other =
  /\b(?:can't|cannot|no puedo) (?:wait|believe|remember|find|hear|sleep|go on|esperar|creer|recordar|encontrar|dormir|seguir)\b/;
const elsewhere =
  /\b(?:he|she|they|sister|brother|mother|father|lawyer|ella|el|ellos|hermana|madre|abogad[oa]) (?:said|says|told|wrote|thinks|dijo|dice|escribio|piensa)\b/;

/** Whether a sentence refuses by itself. */
export const refuses = (said: string): boolean =>
  !isAsked(said) && !elsewhere.test(said) && explicit.some((it) => it.test(said));

/** Whether a sentence declines what the other speaker asked for or offered, if there is such a thing. */
export const declines = (said: string): boolean =>
  !isAsked(said) && !elsewhere.test(said) && !other.test(said) && replies.some((it) => it.test(said));
