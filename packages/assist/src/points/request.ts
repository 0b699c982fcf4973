import { firstMatch } from './first-match.ts';

const start = String.raw`(?:^|[,;:] |\?\s)\W*(?:(?:and|so|but|then|or|also|please|just|only|y|entonces|pero|tambien|por favor)[, ]+)*`;

const asks = [
  new RegExp(String.raw`${start}(?:could|can|would|will) you\b(?! (?:like|prefer|rather|say|agree|believe|imagine|accept|mind if i ask))`),
  /\b(?:do you mind|would you mind|would you be (?:willing|able|ok)|is it (?:ok|okay|all right|possible|fine) (?:if|to|for)|are you (?:willing|able) to)\b/,
  new RegExp(String.raw`${start}(?:can|could|may|might) i (?!ask|just|say|help|be honest)`),
  /\bi (?:need|expect|require)(?: (?:also|really|still|just))? (?:to (?:have|keep|see|get|take|receive) )?(?:you|us|your|this|that|the|my|our|him|her|them|half|we|both|more|[€$£\d])/,
  /\b(?:i|we) (?:(?:only|just|do|would|also|really|respectfully|kindly|must|still|hereby) ){0,2}(?:ask|demand|insist|beg|request|urge)\b(?! (?:him|her|them|my|if|myself|around))/,
  /\b(?:i|we)(?: (?:only|just|do|really|still|also))? want (?!to (?:die|thank|say|cry|scream|know|believe|be honest|throw|kill|hit|sleep|forget|move on|leave|go\b|hear|fight|live)|you to know|nothing|out\b|peace)/,
  /\bi(?:'d| would| should)(?:,? [a-z]+,?)? (?:like|prefer|want|appreciate|be (?:very |so )?grateful)(?: it)? (?:if |to (?:have|keep|see|get|take) )?(?:you|us|we|the|that|my|our|to|more|half|them|[€$£\d])/,
  /\bi(?:'m| am) (?:looking|asking) for\b/,
  /\b(?:let me know|send me|tell me (?:by|when|if|whether|where|what|how)|make sure (?:you|that|to)|don't forget to|kindly (?!soul|man|woman|word)[a-z]+)\b/,
  new RegExp(String.raw`${start}(?:send|give|bring|return|sign|pay|sell|call|tell|reply|answer|confirm|stop|remember to|leave|pick (?:up|him|her|them)|drop (?:off|him|her|them)|keep|take|put|write|show|forward|respond|check|ask|let|text|phone|email|ring|warn|meet|make|read|use|wait|fix|move|delete|arrange|book|cancel|change|stick)(?: (?!care|it easy|on me)(?:me|us|it|him|her|them|the|your|my|his|by|to|for|until|half|that|this|back|everything|both|[a-z]+ing)\b)`),
  new RegExp(String.raw`${start}(?:collect|don't|do not|never) (?!worry|know|get me wrong|think|want|mind|care|forget to breathe|ask me|have|need|like|even|see|believe|understand|feel|remember|a\b|the\b|been|had|said|in\b|again|again\b|once|mind\b)[a-z]+`),
  /\bplease,? (?:do |don't |do not |just |be |also )?[a-z]{2,}|\b[a-z]+,? please\b/,
  new RegExp(String.raw`${start}(?:(?:me|nos|lo|la|te|se) )?(?:puede[ns]?|podrias?|podrian)\b`),
  /\b(?:(?:le|te|les) (?:importa|importaria|molesta|molestaria)|(?:estaria|estarias|estas|esta usted) dispuest[oa]s? a|seria posible|es posible que)\b/,
  /^\W*(?:(?:y|entonces)[, ]+)?(?:puedo|podria)\b[^.]*\?/,
  /\b(?:(?:le|te|les) (?:ruego|pido|pediria|agradezco|agradeceria)|pido|pedimos|exijo|solicito|quisiera|me gustaria|insisto en que|espero que me)\b/,
  /(?<!no (?:te |le |lo |la )?)\bnecesit(?:o|amos) (?!ayuda|dormir|llorar|descansar)(?:que|un|una|el|la|los|las|tu|tus|su|sus|mi|mis|saber|tener|ver|\d)/,
  /(?<!\b(?:no|te|lo|la|los|las|os|les|le|como|cuando|que) )\b(?:quiero|queremos)\b(?! (?:morir|decir|agradecer|mucho|saber nada|llorar|pelear|dormir|dar(?:te|le) las gracias))/,
  /\bpor favor\b|\bhaga [a-z]+/,
  new RegExp(String.raw`${start}(?:manda|mande|envia|envie|di|diga|da|de|trae|traiga|llama|llame|avisa|avise|responde|responda|contesta|conteste|firma|firme|paga|pague|devuelve|devuelva|vende|venda|deja|deje|recoge|recoja|lleva|lleve|compra|compre|confirma|confirme|entrega|entregue|explica|explique)(?:nos|l[oa]s?|mel[oa]s?|nosl[oa]s?|me(?! (?:revisar|pensar|ver|consultar|preguntar|mirar|decir)))\b`),
];
const isNone =
  /\b(?:i don't|i do not|no|ya no) (?:want|need|ask|quiero|necesito|pido)\b|\bplease(?:,)? (?:i'm|i am|god)\b|\b(?:pleased|please yourself)\b|^\W*(?:tell me about it|give me a break|call me crazy|no me digas|haga ?(?:dejame|dejeme|diganme) (?:revisar|pensar|ver))\b|\bdej[ae]me (?:revisar|pensar|ver|consultar)\b/;

/** Where a sentence begins to ask the other speaker to do or to allow something, or null. */
export const requestAt = (said: string): number | null => (isNone.test(said) ? null : firstMatch(said, asks));
