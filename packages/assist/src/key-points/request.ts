import { firstMatch } from './first-match.ts';

const start = String.raw`(?:^|[,;:] |\?\s)\W*(?:(?:and|so|but|then|or|also|please|just|only|y|entonces|pero|tambien|por favor)[, ]+)*`;

const asks = [
  new RegExp(
    String.raw`${start}(?:could|can|would|will) you\b(?! (?:like|prefer|rather|say|agree|believe|imagine|accept|mind if i ask))`,
  ),
  /^\W*(?:can|could) (?:they|she|he|the (?:kids|boys|girls|children)) (?!have been|be (?:that|so)|really|even|hear|see)[a-z]+|^\W*se pueden? [a-z]+r(?:se)? conmigo\b/,
  /^\W*(?:y )?(?:(?:lo|la|los|las|me|nos|les) )?(?:pagas|recoges|llevas|traes|firmas|compras|cuidas|cubres|asumes|adelantas|dejas|vendes)\b[^.]*\?/,
  /\bany chance (?:of|you|i|we)\b|\b(?:would|could|might) you consider\b|\bwhether you (?:would|could|might)\b/,
  /\b(?:do you mind|would you mind|would you be (?:willing|able|ok)|(?:is it|would it be) (?:ok|okay|all right|alright|possible|fine) (?:if|to|for)|are you (?:willing|able) to)\b/,
  new RegExp(String.raw`${start}(?:can|could|may|might) i (?!ask|just|say|help|be honest)`),
  /\bi (?:need|expect|require)(?: (?:also|really|still|just))? (?:to (?:have|keep|see|get|take|receive) )?(?:you|us|your|this|that|the|my|our|him|her|them|half|we|both|more|[€$£\d])/,
  /\b(?:i|we) (?:(?:only|just|do|would|also|really|respectfully|kindly|must|still|hereby) ){0,2}(?:ask|demand|insist|beg|request|urge)\b(?! (?:him|her|them|my|if|myself|around))/,
  /\b(?:i|we)(?: (?:only|just|do|really|still|also))? want (?!to (?:die|thank|say|cry|scream|know|believe|be honest|throw|kill|hit|sleep|forget|move on|leave|go\b|hear|fight|live)|you to know|nothing|out\b|peace)/,
  /\bi(?:'d| would| should)(?:,? [a-z]+,?)? (?:like|prefer|want|appreciate|be (?:very |so )?(?:grateful|glad|happy|pleased))(?: it)? (?:if |to (?:have|keep|see|get|take) )?(?:you|us|we|it|him|her|two|some|the|that|my|our|to (?!thank|say|think|believe|apologi[sz]e|of\b)|more|half|them|[€$£\d])/,
  /\bi(?:'m| am) (?:looking|asking) for\b/,
  /\b(?:let me know|send me|tell me (?:by|when|if|whether|where|what|how)|make sure (?:you|that|to)|don't forget to|kindly (?!soul|man|woman|word)[a-z]+)\b/,
  new RegExp(
    String.raw`${start}(?:send|give|bring|pack|carry|clean|wash|turn|hold|get|speak|talk|add|remove|feed|watch|help|sort|open|close|lock|buy|copy|include|drop|return|sign|pay|sell|call|tell|reply|answer|confirm|stop|remember to|leave|pick (?:up|him|her|them)|keep|take|put|write|show|forward|respond|check|come|ask|let|text|phone|email|ring|warn|meet|make|read|use|wait|fix|move|delete|arrange|book|cancel|change|stick)(?: (?!care|it easy|on me)(?:me|us|it|him|her|them|the|your|my|his|by|to|for|until|half|that|this|back|everything|both|later|first|before|on|at|only|tomorrow|with|[a-z]+ing)\b)`,
  ),
  new RegExp(
    String.raw`${start}(?:collect|don't|do not|never) (?!worry|shoot|be (?:scared|afraid|sad|upset|silly)|get (?:frightened|upset|angry|scared)|know|get me wrong|think|want|mind|care|forget to breathe|ask me|have|need|like|even|see|believe|understand|feel|remember|a\b|the\b|been|had|said|in\b|again|again\b|once|mind\b)[a-z]+`,
  ),
  /\bnext time,? (?:ask|tell|call|warn|let)\b|\bplease,? (?!(?:don't|do not) (?:worry|be (?:sad|upset|afraid)))(?:do |don't |do not |just |be |also )?[a-z]{2,}|[a-z], please\b|[a-z] please\W*$/,
  new RegExp(String.raw`${start}(?:(?:me|nos|lo|la|te) )?(?:puede[ns]?|podrias?|podrian)\b`),
  /\b(?:(?:le|te|les) (?:importa|importaria|molesta|molestaria)|(?:estaria|estarias|estas|esta usted) dispuest[oa]s? a|seria posible|es posible que)\b/,
  /^\W*(?:(?:y|entonces)[, ]+)?(?:puedo|podria)\b[^.]*\?/,
  /\b(?:(?:le|te|les) (?:ruego|pido(?! perdon| disculpas)|pediria|agradezco|agradeceria)|pido(?! perdon| disculpas)|pedimos|exijo|solicito|quisiera|me gustaria|insisto en que|prefiero que|preferiria|espero (?:que (?:me|nos|usted|pague)|tu|su))\b/,
  /\b(?:me|nos) l[oa]s? (?:mandas?|envias?|das?|traes?|pasas?|devuelves?|dejas?)\b|\b(?:me|nos|le|lo|la|les) (?:mandas|envias|das|traes|pasas|ayudas|avisas|confirmas|dejas|prestas|llevas|recoges)\b[^.]*\?|\b(?!tienes|sabes|crees|quieres|eres|puedes|vas|estas|piensas)[a-z]+[ae]s tu\b[^.]*\?|\bno me (?:h?ables|llames|escribas|grites|molestes|mandes|vengas|insultes)\b/,
  /(?<!no (?:te |le |lo |la )?)\bnecesit(?:o|amos) (?!ayuda|dormir|llorar|descansar)(?:que|un|una|el|la|los|las|tu|tus|su|sus|mi|mis|saber|tener|ver|\d)/,
  /(?<!\b(?:no|te|lo|la|los|las|os|les|le|como|cuando|que) )\b(?:quiero|queremos(?![^.]*\?))\b(?! (?:morir|decir|agradecer|mucho|saber nada|llorar|pelear|dormir|dar(?:te|le) las gracias))/,
  /\bpor(?: )?fa(?:vor)?\b|\bhaga [a-z]+/,
  new RegExp(
    String.raw`${start}no (?:(?:me|te|le|lo|la|nos|se) )?(?:[a-z]+[gq]ues?|(?:ven|ha|di|pon|sal|trai|ten)gas?|(?:habl|llam|mand|dej|us|llev|grit|cambi|firm|cobr|pregunt|molest|entr|olvid)es?|(?:met|pid|vuelv|escrib|vend)as?)\b`,
  ),
  new RegExp(
    String.raw`${start}(?:mejor )?(?:lleva|trae|pasa|deja|pon|haz|ven|lee|revisa|manda|envia|paga|firma|avisa|llama|recoge|busca|compra|habla|escribe|pregunta|espera|ayuda|avise|llame|mande|envie|firme|pague|traiga|lleve|deje|revise|espere|escriba|hable|ponga|lea)(?=\W*$| (?:tus?|sus?|el|la|los|las|un|una|al?|por|cuando|antes|est[oa]|eso|primero|con)\b)`,
  ),
  /\b(?:dile|diles|digale|digales)\b|^\W*(?:y )?(?:me|nos) (?!oyes|entiendes|escuchas|odias|quieres|amas|crees)[a-z]+(?:as|es|is)\b[^.]*\?|, (?:me|nos) [a-z]+(?:as|es|is)\b[^.]*\?|\b(?:me|nos) [a-z]{2,}(?:ara|era|ira)s?\b[^.]*\?/,
  new RegExp(
    String.raw`${start}(?:manda|mande|envia|envie|di|diga|da|de|trae|traiga|llama|llame|avisa|avise|responde|responda|contesta|conteste|firma|firme|paga|pague|devuelve|devuelva|vende|venda|deja|deje|recoge|recoja|lleva|lleve|compra|compre|confirma|confirme|entrega|entregue|explica|explique)(?:nos|l[oa]s?|mel[oa]s?|nosl[oa]s?|me(?! (?:revisar|pensar|ver|consultar|preguntar|mirar|decir)))\b`,
  ),
];
const isNone =
  /\b(?:i don't|i do not|no|ya no) (?:want|need|ask|quiero|necesito|pido)\b|\bplease(?:,)? (?:i'm|i am|god)\b|^\W*(?:yes|yeah|sip?|no|ok),? (?:please|por fa(?:vor)?)\W*$|\b(?:pleased|please yourself)\b|^\W*(?:tell me about it|give me a break|call me crazy|no me digas|haga ?(?:dejame|dejeme|diganme) (?:revisar|pensar|ver))\b|\bdej[ae]me (?:revisar|pensar|ver|consultar)(?:l[oa])?\b|\blet me (?:check|see|think|ask|get|look|start|say|finish|be)\b/;

/** Where a sentence begins to ask the other speaker to do or to allow something, or null. */
export const requestAt = (said: string): number | null => (isNone.test(said) ? null : firstMatch(said, asks));
