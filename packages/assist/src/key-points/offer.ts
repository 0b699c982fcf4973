import { firstMatch } from './first-match.ts';

const give =
  '(?:take|pick|bring|pay|cover|give|drive|drop|collect|keep|have (?:them|him|her|the)|look after|split|share|sign|send|lend|transfer|let you|swap|switch|change|move|buy|sell|fix|repair|come|do (?!it\\b|that\\b|so\\b|nothing)|make it|manage|stay|forget the|be flexible|arrange|organi[sz]e|return|hand|leave (?:it|the|you|them)|store|contribute|add|go (?:up|down)|go as|meet|offer|help|reduce|pass|host|put|reimburse|refund|agree to [a-z]+ing|waive|babysit|shift|move|mind (?:them|him|her|the)|try to be)\\b';
const also = '(?: (?:also|then|gladly|happily|even|still|always|certainly|maybe|both|each|just))?';

/** Sentences that propose something to the other speaker, as statements or questions. */
const proposals = [
  /\b(?:i|we) (?:would |do )?(?:propose|suggest|offer)\b|\bmy (?:counter.?)?(?:offer|proposal|suggestion) is\b|\bi(?:'m| am) (?:still )?(?:willing|happy|prepared|ready|glad) to (?!agree|accept|listen|hear|see|know|be\b)/,
  new RegExp(String.raw`\bi(?:'ll|'d| can| could| will| would)${also} ${give}`),
  new RegExp(String.raw`^\W*(?:can|could|will|happy to|glad to)(?: still| also)? ${give}[^?]*$`),
  new RegExp(
    String.raw`\bwe(?:'ll| can| could| might| should| will)${also} ${give}|\bwe (?:could|might)${also} (?!not|never|have|be\b|see|of)[a-z]+`,
  ),
  /^\W*(?:(?:and|so|but|or|then|ok|okay|hi)[, ]+)?(?:can|could|shall|should|might|may) we\b(?! (?:please )?(?:talk|know|ask))|[,;] (?:can|could|shall|might) we\b/,
  /\bi(?:'d| would| should| could) (?:be (?:content|happy|fine|ok|okay|satisfied) with|settle for)\b|^\W*(?:(?:could|can|would|should) (?!you|i|we|it|that|this)[a-z]+ (?:take|have|keep|pay|pick|get|collect|move)\b.*\?)/,
  /^(?=.{0,60}$)(?!.*\b(?:told|said|dijo|dijiste|dije)\b).*\b(?:half each|half and half|fifty.fifty|50.50|a medias|mitad y mitad|mitad cada uno)\b/,
  /^\W*si (?:tu|usted|ustedes) [^.?]{3,80}, (?:yo )?(?:(?:te|le|les|lo|la|se|me) ){0,2}[a-z]{2,12}o\b|\b(?:te|se) l[oa]s? quedas?\b|^\W*(?:lo|la|los|las|nos) [a-z]+(?:amos|emos|imos)\b.*\?|^\W*(?:my )?(?:proposal|offer|suggestion|propuesta|oferta|mi propuesta):/,
  /^\W*have (?:him|her|them|it) |^\W*que (?:se|lo|la|los|las) (?!mejor|acab|diviert|cuid|jod|vaya|repit|not[ea]|pud|me )[a-z]+[ae]n?\b(?!.*[?!])/,
  /\b(?:is|are) yours (?:if|but)\b|\b(?:es|son) tuy[oa]s? (?:si|pero)\b/,
  /\bmejor (?:el|la|los|las|a las|lo|si)\b/,
  new RegExp(String.raw`\bshall i ${give}`),
  /\b(?:how about|what if|what would you say (?:if|to)|would it work if)\b|\bwhat about (?:\w+ing|[€$£]?\d)/,
  /\b(?:would|does|could) (?!you|he|she|they|that|this|it)[^?]{1,40} (?:suit|work|be (?:ok|fine|good) for) ?(?:for )?(?:you|both|on|at|instead|\W*$)/,
  /^\W*(?:(?:and|so|then|ok|okay)[, ]+)?let(?:'s| us|s) (?!start|begin|talk|see|move on|focus|look|go|be|not|take a|hear|wait|pause|stop|face|hope|just say)[a-z]+/,
  /\byou (?:get|take|keep|have) [^.!?]{1,60}, (?:and )?i (?:get|take|keep|have)\b/,
  /\byou (?:can |could |may |would )?(?:keep|take|have|get) [^.!?]{1,80}\b(?:and|if|i'll|while|but) (?:i\b|you\b|pay|keep|\w+ pay)|\byou (?:can|could|may) (?:keep|have|take)\b/,
  /(?<!when |since |week |day |before |after |until |year )\bwe (?:split|share|swap|divide|alternate) (?:it|them|the|this|that|everything|half|weekends|weeks|holidays|\d)|\bi (?:pay|keep|take|get) [^.!?]{1,60}\b(?:and|if) you\b/,
  /\b(?:propongo|proponemos|sugiero|sugerimos|ofrezco|ofrecemos|planteo)\b|\bmi (?:contra.?)?(?:oferta|propuesta) es\b|\b(?:estoy|sigo|estaria) dispuest[oa] a (?!escuchar)/,
  /^\W*(?:(?:y|entonces|pues|o|no)[, ]+)?(?:podemos|podriamos)\b|\bpodriamos\b|\b(?:que tal|que (?:te|le|les) parece|te parece|le parece(?: bien)?) si\b|^\W*y si (?:yo|nosotros|usted|tu|ambos|nos|lo|la|los|las|le|te|me|[a-z]+amos|[a-z]+emos|[a-z]+imos) /,
  /\b(?:te|le|les) (?:viene|vendria|queda|quedaria|parece|sirve|conviene) (?:bien )?(?:el|la|los|las|a las|que|si|un|una|[a-z]+[aei]r)\b|^\W*(?:try|maybe|perhaps|quizas?) [^.?]{1,60}\?/,
  /\b(?:tu|usted) (?:se |te )?(?:queda|quedas|quede|quedes) con\b|\b(?:te|se) quedas? (?:usted )?con [^.!?]{1,60}\by yo\b|\bnos (?:repartimos|dividimos|turnamos|alternamos)\b|\b(?:dividimos|repartimos|compartimos|cambiamos|alternamos) |(?:haga )?\b(?:quedat[a-z]*|quedese[a-z]*|llevat[a-z]*|llevese[a-z]*)\b|\bpuedes? (?:conserv|quedar|llevar|tener)[a-z]*\b|\b(?:yo me (?:quedo con|encargo|ocupo)|me quedo (?:con )?(?:el|la|los|las))\b/,
  /(?<!que )\b(?:yo|entonces|pues|y) (?:te |le |les )?(?:pago|pongo|doy|dejo|cedo|llevo|recojo|traigo|asumo|cubro|pagare|pondre|dare)\b|\b(?:te|le|les) (?:pago|doy|cedo|pagare|dare|dejare|cambio)\b/,
  /^\W*(?:yo )?(?:(?:te|le|les|me|lo|la|los|las) )?[a-z]{2,12}o\b[^.!?]{0,80}\bsi (?:tu|usted|ustedes)\b/,
  /(?<!no (?:me |le |te |lo |la )?)\b(?:puedo|podria) (?!aceptar|ver|entender|creer|imaginar|decir|ser\b|estar|mas\b|usted|explicar|hablar|saber|pagar nada|dormir|seguir|olvidar)(?:[a-z]+[aei]r(?:me|te|le|lo|la|los|las|se|nos)?)\b/,
];
const asksToMay = /^\W*(?:(?:y|entonces|and|so)[, ]+)?(?:puedo|podria|can i|could i|may i)\b[^.]*\?/;
const isNone =
  /\b(?:i|we) (?:offered|proposed|suggested)\b|\b(?:ofreci|propuse|sugeri)\b|\bno (?:le |te |les )?(?:propongo|ofrezco|sugiero|podemos)\b|\b(?:don't|not) (?:offer|propose|suggest)\b|\bwe (?:can't|could not|couldn't)\b/;

/** Where a sentence begins to offer or propose something, or null. */
export const offerAt = (said: string): number | null =>
  isNone.test(said) || asksToMay.test(said) ? null : firstMatch(said, proposals);
