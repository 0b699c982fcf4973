import { folded } from '../text/words.ts';

const salutation =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hola|[¡]?buen(?:os|as|) ?(?:d[ií]as?|tardes|noches)?|estimad[oa]s?|querid[oa]s?)(?: (?:there|all|both|everyone|again|a todos|\p{Lu}[\p{L}'.-]{1,20})){0,3}\s?[,!.:;-]{1,3}\s{1,3}(?=\S)/iu;

/** The length of a salutation before what a sentence says, such as "Hi Daniel, ". */
export const greetingLength = (text: string): number =>
  isCourtesy(text) ? 0 : (salutation.exec(text)?.[0].length ?? 0);

const courtesies = [
  /^\W*(?:hi|hello|hey|dear|hola|good (?:morning|afternoon|evening|night)|buen(?:os|as)? (?:dias?|tardes|noches)|estimad[oa]|querid[oa])\b[^?]{0,25}$/,
  /^\W*(?:i |we |and )?(?:just )?(?:hope|hoping|trust|espero|esperamos|ojala)\b.{0,40}\b(?:well|good|fine|ok|okay|great|nice|bien|excelente)\b.{0,20}$/,
  /^\W*(?:how are|how is it|how's it|how have you|how was your|what's up|como (?:esta|le va|te va|andas?|van|has estado)|que tal|que hay)\b[^,]{0,30}$/,
  /^\W*(?:many |thank|gracias|muchas gracias|thx|cheers)[^?]{0,50}$/,
  /^\W*(?:best|kind|warm)? ?(?:regards|wishes|best|saludos|atentamente|cordialmente|un abrazo|take care|cuidate|cuidese|have a (?:nice|good|great|lovely)|que (?:tenga|pase)s?|que descanse)\b.{0,30}$/,
];

/** Whether a sentence is only polite: a greeting, good wishes or thanks. It is no key point. */
export const isCourtesy = (said: string): boolean => courtesies.some((it) => it.test(folded(said)));
