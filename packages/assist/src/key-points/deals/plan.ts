const day =
  '(?:mon|tues?|weds?|thurs?|fri|sat|sun)(?:day|nesday|rday|urday)?s?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?';
const arrangement = new RegExp(
  String.raw`\d|\b(?:${day}|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|christmas|easter|new year|summer|navidad|nochebuena|nochevieja|ano nuevo|semana santa|verano|half|each|both|every other|in turn|mitad|medias|cada un[oa]|los dos|altern[oa]s|with (?:me|you)|at (?:mine|yours)|conmigo|contigo|is (?:mine|yours)|es (?:mi[oa]|tuy[oa]))\b`,
);

const fact =
  /^\W*(?:(?:and|so|but|or|y|pero|o)[, ]+)*(?:who|what (?!about|if)|when|where|why|which|how (?!about)|did|does|do you (?:know|remember|have)|is (?!it (?:ok|fine|all right)|that a)|are (?!we)|was|were|has|have|had|quien|que (?!tal|te parece|le parece)|cuando|donde|por que|cual|como|cuant|a que|tiene|sabes|ha |has |han )/;

/** The same without a mark. */
const asksWhetherDone = /^\W*(?:did|have|has|was|were) (?:you|we|he|she|they|it|anyone|anybody|somebody)\b/;

const yesWord =
  /^\W*(?:(?:(?:ok(?:ay|ey)?|kk?|yes|yeah|yep|yup|sure|fine|alright|all right|right|great|good|perfect|agreed|deal|done|vale|va|dale|sip?|claro|bueno|bien|perfecto|hecho|listo|orale|de acuerdo|esta bien|me parece bien)(?= |[,.!;]|$))[,.!;]* ?)+(?:(?:then|so|entonces|pues)(?= |[,.!;]|$)[,.!;]* ?)?/;

const decision =
  /\b(?:get|use|take|do|have|let's|then|we'll|i'll|book|call|sell|keep|go with|(?:she|he|they|you) can|stays?|que [a-z]+[ae]n?|entonces|pues|vamos|[a-z]+(?:amos|emos|imos)|usa|llama|pon|se queda[n]?|puede[ns]?)\b|^\W*\w+[.!]?$/;

/** Whether a sentence asks for a fact, so that a yes to it settles nothing. */
export const asksFact = (said: string): boolean =>
  (said.includes('?') && fact.test(said)) || asksWhetherDone.test(said);

/** Whether a sentence says who, when or how much, so that it can be agreed to without words of an offer. */
export const isPlan = (said: string): boolean =>
  arrangement.test(said) && !asksFact(said) && said.split(' ').length <= 40;

/** Whether a sentence suggests an arrangement: "What about every other weekend". */
export const suggestsPlan = (said: string): boolean =>
  isPlan(said) && /^\W*(?:(?:and|so|or|y|pues|o)[, ]+)*(?:what about|how about|que tal|y si)\b/.test(said);

/** Whether a sentence says again what was meant, for the other speaker to confirm: "You mean Mondays with me". */
export const restates = (said: string): boolean =>
  !asksFact(said) &&
  said.split(' ').length >= 4 &&
  /^\W*(?:(?:ya se|ok|vale|i know)\W+)?(?:so|then|you mean|dices|o sea|entonces|te refieres a|quieres decir) (?!what|who|why|when|where|how|que |quien|por que|cuando|donde|como)/.test(
    said,
  );

/** Whether a sentence only asks whether what was said before it is agreed. */
export const asksToConfirm = (said: string): boolean =>
  /^\W*(?:(?:so|then|entonces|y)[, ]+)?(?:(?:is )?that(?:'s)? a yes|deal|agreed|ok(?:ay)?|all right|alright|yes|(?:eso )?es un sip?|vale|de acuerdo|trato(?: hecho)?|te parece(?: bien)?|sip|quedamos asi)\W*\?\W*$/.test(
    said,
  );

/** How many characters at the beginning of a sentence only say yes. */
export const yesLength = (said: string): number => yesWord.exec(said)?.[0].length ?? 0;

/** Whether what follows a yes decides something: "get Harris in". */
export const settles = (clause: string): boolean => decision.test(clause.slice(yesLength(clause)));

/** Whether a sentence says yes and nothing else. */
export const isBareYes = (said: string): boolean => yesLength(said) > 0 && /^\W*$/.test(said.slice(yesLength(said)));
