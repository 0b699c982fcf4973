/** Agreement that names itself. Between "I" and "agree" only words that do not change it may stand. */
const explicit = [
  /\b(?:i|we)(?:'ll|'m|'re)? (?:(?:do|will|can|both|all|fully|completely|totally|also|gladly|happily|hereby|then|now|think i|guess i|am|are|(?:happy|willing|ready|prepared|glad) to) ){0,3}(?:agree|accept)\b(?! to disagree| that (?:you|it was|it is my)| (?:the blame|responsibility))/g,
  /^\W*(?:(?:ok(?:ay)?|fine|yes|yeah|alright|all right|right|great|good|then|well|so)[,.!]? ){0,2}(?:agreed|(?:it's a |it is a |then we have a |we have a )?deal|you(?:'ve got| have) (?:yourself )?a deal)\b(?! (?:with|breaker|at|is|was|to disagree))/g,
  /\b(?:works (?:well |fine )?(?:for|with) (?:me|us)|(?:fine|ok|okay) (?:with|by) (?:me|us)|i'?m (?:ok|okay|fine|happy|good|comfortable) with (?:that|this|it|the|your)|i can live with (?:that|this|it))\b/g,
  /\b(?:estoy|estamos|quedo|quedamos) (?:muy |totalmente |completamente |plenamente )?(?:de acuerdo|conformes?)\b|\bme late\b|\bquedamos (?:asi|en eso|de acuerdo)\b/g,
  /\b(?:(?:lo|la|se lo|te lo) )?(?:acepto|aceptamos)\b/g,
  /^\W*(?:(?:vale|ok|bien|sip?|bueno|perfecto|claro|entonces|pues)[,.!]? ){0,2}(?:de acuerdo|trato hecho|acordado|conforme)\b/g,
  /\b(?:me|nos) (?:parece|queda|viene|sirve) (?:muy |muy muy )?(?:bien|justo|perfecto|correcto|estupendo)\b|\b(?:por mi (?:esta |no hay )?(?:bien|problema|perfecto)|cuent[ae] con ello)\b/g,
];

/** Words that accept only where the other speaker has asked for something or offered it. */
const token =
  /^\W*(?:(?:and|well|oh|y|pues|ah),? )?(?:ok(?:ay|ey)?|k|kk|sure(?: thing)?|fine|yes|yep|yeah|yup|alright|all right|of course|no problem|will do|great|perfect|good(?: idea)?|gladly|happily|absolutely|done|vale|sip?|claro|bueno|por supuesto|con (?:mucho )?gusto|sin problema|perfecto|listo|(?:muy )?bien|dale|va|sale|orale|hecho|buena idea)(?: \w{1,12})?(?=[\s,.;!]|$)(.*)$/;
const praise =
  /\b(?:is|are|that's|that is|would be|sounds|looks|works)(?: (?:ok(?:ay)?|fine|good|great|perfect|fair|reasonable))\b|\bthat works\b|\bfair enough\b|^\W*i (?:will|can)(?: do (?:it|that|so))?\W*$|\bi(?:'ll| will) (?:do (?:it|that|so)|be there|send (?:it|them))\b|\b(?:esta|estaria|suena|queda|son|es) (?:muy )?(?:bien|perfect[oa]|justo|razonable)\b|\b(?:te|se) l[oa]s? (?:mando|envio|doy|llevo|paso|traigo|firmo|pago|confirmo)\b|\bl[oa]s? hago\b/;
const undone =
  /\b(?:think about|thinking|see about|i know|whatever|maybe|not|never|no|if you say|blame|cannot|cant|dont|wont|pensar|pensare|pienso|revis[ao]r?|luego|quizas?|tal vez|la culpa|but|pero)\b|n't\b/;

const said =
  /\b(?:says?|said|thinks?|told|wrote|believes?|claims?|pretend|wish|why (?:would|should)|me to|dice[ns]?|dijo|dijiste|escribio|piensa|cree|quiere[ns]? que)\b[^,;.]{0,40}$|\b(?:if|whether|unless|until|before|when|once|than|that|si|hasta que|cuando|antes de que)(?: that)? $/;
const no =
  /(?:\b(?:not|never|no|nor|hardly|nobody|cannot|cant|dont|wont|nunca|jamas|tampoco|nadie|ni)|n't)(?: [a-z]{1,12}){0,4} $/;

/** Whether a sentence agrees by itself. Questions, reports of others and negations are no agreement. */
export const agrees = (words: string): boolean =>
  !isAsked(words) &&
  explicit.some((it) =>
    [...words.matchAll(it)].some(({ index }) => {
      const before = words.slice(0, index);
      return !no.test(before) && !said.test(before);
    }),
  );

/** Whether a sentence accepts what the other speaker asked for or offered, if there is such a thing. */
export function accepts(words: string): boolean {
  if (isAsked(words) || /\bno (?:me|nos|esta|estoy|es)\b/.test(words)) return false;
  const rest = token.exec(words)?.[1];
  if (rest !== undefined && !undone.test(rest.split(/ (?:but|pero) /)[0]!)) return true;
  const clause = words.split(/,? (?:but|pero) /)[0]!;
  return praise.test(clause) && !undone.test(clause) && !said.test(clause);
}

const isAsked = (words: string) => /\?["')\s]*$/.test(words);
