import type { Language } from '../guidance/passages.ts';

/** Sentences that carry nothing, as a whole and in lower case without accents. */
export const pleasantries: Record<Language, RegExp> = {
  en: /^(?:(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening))(?: there| all)?|(?:i )?(?:really )?hope (?:you(?:'re| are)|this finds you|all is|everything is|you had a) (?:all )?(?:doing )?(?:well|ok|okay|good|fine|nice weekend|good weekend|nice day|good day)(?: today)?|how are (?:you|things)|just checking in|(?:sorry|i'm sorry|i am sorry) (?:to (?:bother|disturb|trouble) you|for (?:bothering|disturbing) you|for the (?:long )?message)(?: again)?|(?:many )?(?:thanks|thank you)(?: so much| very much)? in advance|have a (?:nice|good|great|lovely) (?:day|evening|weekend|week|one)|(?:kind|best|warm) (?:regards|wishes)|regards|cheers|take care|i hope you understand|i just wanted to (?:check in|write|reach out))[.!?, ]*$/,
  es: /^(?:(?:hola|buenas|buenos dias|buenas tardes|buenas noches)(?: a todos| de nuevo)?|(?:espero que )?(?:estes|este|todo este|te encuentres|se encuentre) (?:muy )?bien|que tal(?: (?:estas|esta|todo))?|como (?:estas|esta|andas|vas)|(?:perdon|perdona|disculpa|disculpe|perdone)(?: (?:la molestia|que te moleste|que le moleste|por molestar(?:te|le)?|por el mensaje largo))(?: otra vez)?|(?:muchas )?gracias de antemano|que (?:tengas|tenga|pases|pase) (?:un )?(?:buen|feliz|lindo) (?:dia|fin de semana|finde)|(?:un )?(?:saludo|abrazo)|saludos(?: cordiales)?|cuidate|cuidese|espero que (?:me )?(?:entiendas|entienda))[.!?,¡¿ ]*$/,
};

/** Greetings with a name behind them, the name apart. */
export const greeting =
  /^(?:hi|hello|hey|dear|good morning|good evening|hola|buenas|buenos dias|querid[oa]|estimad[oa]) $/;

/** Openers of a sentence that carry nothing. */
export const preambles: Record<Language, RegExp> = {
  en: /^(?:i (?:just )?(?:wanted|want|would like) to (?:say|tell you|let you know|point out)(?: that)?,? |just to (?:say|let you know)(?: that)?,? |i'm (?:just )?writing to (?:say|tell you|let you know)(?: that)?,? |to be honest(?: with you)?,? |the thing is(?: that)?,? |what i wanted to say is(?: that)?,? )/,
  es: /^(?:(?:solo |simplemente )?(?:queria|quiero|quisiera) (?:decirte|decirle|avisarte|avisarle|contarte|contarle|comentarte|comentarle) que |te escribo para (?:decirte|avisarte) que |le escribo para (?:decirle|avisarle) que |la verdad es que |lo que pasa es que |para serte sincer[oa],? )/,
};

/** Words by which a sentence asks for something. */
export const asking: Record<Language, RegExp> = {
  en: /\?|\b(?:please|pls|plz|kindly|can you|could you|would you|will you|i (?:need|want|would like|'d like|expect|ask)(?: you)? (?:to|you|the|a|an|your|my)|i'd like|i ask|let me know|we need to|may i|can i|can we|could we)\b/,
  es: /\?|\b(?:por favor|porfa|puedes|podes|podrias|podria|puede usted|necesito|quisiera|quiero que|me gustaria|te pido|le pido|le solicito|pido|dime|digame|avisame|podemos)\b/,
};

/** Words by which a sentence sets a limit. */
export const limiting: Record<Language, RegExp> = {
  en: /\b(?:not|no|never|n't|stop|only|enough|from now on|unless|instead|can't|won't|don't|cannot|dont|wont|cant)\b|n't\b/,
  es: /(?<!\p{L})(?:no|nunca|ya no|deja de|basta|solo|solamente|a partir de ahora|en adelante|unicamente|sin avisar|prefiero)(?!\p{L})/u,
};
