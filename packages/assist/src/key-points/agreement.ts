/** Agreement that names itself. Between "I" and "agree" only words that do not change it may stand. */
const explicit = [
  /\b(?:i|we)(?:'ll|'m|'re)? (?:(?:do|will|can|both|all|fully|completely|totally|also|gladly|happily|hereby|then|now|think i|guess i|am|are|(?:happy|willing|ready|prepared|glad) to) ){0,3}(?:agree|accept)\b(?! to disagree| that (?:you|it was|it is my)| (?:no|the blame|responsibility)\b)/g,
  /^\W*(?:(?:ok(?:ay)?|fine|yes|yeah|alright|all right|right|great|good|then|well|so)[,.!]? ){0,2}(?:agreed|(?:it's a |it is a |then we have a |we have a )?deal|you(?:'ve got| have) (?:yourself )?a deal)\b(?! (?:with|breaker|at|is|was|to disagree))/g,
  /\b(?:works (?:well |fine )?(?:for|with) (?:me|us)|(?:fine|ok|okay) (?:with|by) (?:me|us)|i'?m (?:ok|okay|fine|happy|good|comfortable) with (?!not\b|how\b|myself)[a-z\d]+|i can live with (?:that|this|it))\b/g,
  /\b(?:estoy|estamos|quedo|quedamos) (?:muy |totalmente |completamente |plenamente )?(?:de acuerdo|conformes?)\b|\b(?:puedo|podemos) aceptar(?:l[oa]s?)?\b|\b(?:yes from me|i'm in(?=\W*$|[,.!])|count me in)\b|\bme (?:late|vale(?! madre))\b|\bquedamos (?:asi|en eso|de acuerdo)\b/g,
  /\b(?:(?:lo|la|se lo|te lo) )?(?:acepto|aceptamos)\b/g,
  /^\W*(?:(?:vale|ok|bien|sip?|bueno|perfecto|claro|entonces|pues)[,.!]? ){0,2}(?:de acuerdo|trato hecho|acordado|conforme)\b/g,
  /\b(?:me|nos) (?:parece|queda|viene|sirve) (?:muy |muy muy )?(?:bien|justo|perfecto|correcto|estupendo)\b|\b(?:por mi (?:esta |no hay )?(?:bien|problema|perfecto)|cuent[ae] con ello)\b/g,
];

/** What may not stand before: somebody who says it, a hypothesis, or a question whether. */
const said =
  /\b(?:says?|said|thinks?|told|wrote|believes?|claims?|pretend|wish|why (?:would|should)|me to|dice[ns]?|dijo|dijiste|escribio|piensa|cree|quiere[ns]? que)\b[^,;.]{0,40}$|\b(?:if|whether|unless|until|before|when|once|than|(?<=[a-z,] )that|(?<=[a-z,] )si|hasta que|cuando|antes de que|could|can|should|shall|may|might|let)(?: that)? $/;
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

/** Whether a sentence asks, so that it neither agrees nor refuses. */
export const isAsked = (words: string) => /\?["')\s]*$/.test(words);
