import { hasCondition } from '../condition.ts';
import type { Found, Moment } from '../found.ts';
import { type Subject, sharedBy } from './subject.ts';

/** Words that take back what was said, whatever that was. */
const always = [
  /\b(?:(?:tak(?:e|ing)|took) (?:it|that|this|all of it) back\b|(?:tak(?:e|ing)|took) back (?:what|my (?:word|offer|yes|agreement)|that|the (?:offer|agreement))|withdraw(?:ing|n)? (?:what|my (?:offer|agreement|yes|consent|proposal)|the offer|it\b|that\b)|(?:ignore|forget) what (?:i|we) (?:said|agreed))/,
  /\b(?:retir(?:o|amos|ar) (?:lo (?:que|de)|mi (?:oferta|propuesta|acuerdo|palabra)|la (?:oferta|propuesta)|lo dicho)|me retracto|(?:me (?:echo|hago)|echarme|nos echamos) (?:para |p')?atras|(?:doy|dar) marcha atras|olvid(?:a|ate|e|ese) (?:de )?lo que dije|lo dicho (?:ya )?no (?:vale|cuenta))/,
];

/** Words that do so where something was agreed. */
const explicit = [
  ...always,
  /\b(?:go(?:ing)? back on|back(?:ing)? out|pull(?:ing)? out of|chang(?:ed|ing) my mind|(?:deal|agreement)(?:'s| is|s)? off|no deal|call(?:ing)? (?:it|that) off|cancel(?:ling|ing)? (?:it|that|this|what|our|the (?:deal|agreement)))|(?:^|[,.;] )(?:please |just |so |ok |let's |actually )?(?:scrap|forget) (?!it\b|me\b|you\b)/,
  /\b(?:retir(?:o|amos|ar) (?:el|la|nuestr|eso|esa|todo)|cambi(?:e|o) de (?:opinion|idea)|(?:dejo|dejamos|queda|quedan) sin efecto|(?:ya )?no hay (?:trato|acuerdo)|se (?:cae|cayo|cancela|anula|rompe) (?:lo|el|la|todo)|olvid(?:a|ate|e|ese) (?:de )?lo de|(?:cancelo|anulo|cancelar|anular) (?:lo|el|la|eso)|(?:lo|eso) (?:lo )?(?:tengo|tenemos) que (?:cancelar|anular|dejar))/,
];

/** Words that take something back only where they name what was agreed. */
const named = [
  /\b(?:can't|cannot|cant|won't|wont|couldn't|not (?:able|going) to|don't want|dont want|doesn't work|don't work|isn't working|aren't working|not working|am not doing|'m not doing)\b.{0,80}\b(?:any ?more|any longer|after all|now)\b/,
  /\b(?:no longer (?:can|want|agree|able|works?|going|possible|happening)|can no longer|after all,? (?:i|we) (?:can't|cannot|won't)|(?:is|are|it's|that's) (?:now )?(?:off|cancelled|canceled|not happening|not going to happen)\b(?! the| limits| your| my)|(?:has|have) to cancel|need to cancel|can't make|never mind about)/,
  /\b(?:ya no (?:puedo|podemos|puede|quiero|queremos|va|van|vale|cuenta|(?:me|nos|te|le) (?:va|viene|sirve|conviene|parece)|(?:se|lo|la|los|las|te|le) (?:voy|vamos|va|pago|doy|llevo|recojo|puedo|quiero|hace|hago)|voy a|vamos a|pago|doy|acepto|estoy de acuerdo)|al final no|no va[n]? a poder(?: ser)?|no podra ser|no (?:va|van)\b(?= *(?:[.,;!]|$| a ser| al final))|no (?:funciona|funcionan|sirve)|lo (?:tengo|tenemos) que (?:cancelar|dejar|quitar)|queda[n]? cancelad[oa]s?|se cancela[n]?)\b/,
];

/** The longest sentence that takes something back without saying so, in words. */
const longest = 20;

/** The fewest digits of a sum: hours and days name many deals. */
const shortestSum = 3;

/** How many turns back "I take that back" reaches. */
const near = 6;

/**
 * The deals that a statement takes back, the one it speaks of most first: those that it names, or the last one where it only
 * says "that". Null where it takes nothing back.
 */
export function withdrawnBy(
  { statement, turn }: Moment,
  {
    dealsSoFar,
    message,
    subjectOf,
  }: { dealsSoFar: () => readonly Found[]; message: string; subjectOf: (said: string) => Subject },
): Found[] | null {
  const { said } = statement;
  const length = said.split(' ').length;
  const isExplicit = explicit.some((it) => it.test(said));
  const isNamed = length <= longest && named.some((it) => it.test(said));
  if (said.endsWith('?') || !(isExplicit || isNamed) || hasCondition(said)) return null;
  const { words, figures } = subjectOf(isExplicit || length <= 5 ? message : said);
  const own = { words, figures: new Set([...figures].filter((it) => it.length >= shortestSum)) };
  const deals = dealsSoFar();
  const weightOf = ({ words, figures }: ReturnType<typeof sharedBy>) => words + figures * 2;
  const known = deals
    .map((deal) => ({ deal, shares: [...deal.answers, deal].map((it) => sharedBy(own, subjectOf(it.said))) }))
    .map(({ deal, shares }) => ({
      deal,
      weight: Math.max(...shares.map(weightOf)),
      isOfSum: shares.some(({ figures }) => figures > 0),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || other.deal.turn - one.deal.turn);
  const [first, ...others] = known;
  if (first) return [first, ...others.filter(({ isOfSum }) => isOfSum)].map(({ deal }) => deal);
  const last = deals.slice(-1).filter((it) => isExplicit && turn - it.turn <= near);
  return last.length > 0 || always.some((it) => it.test(said)) ? last : null;
}
