const number =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|' +
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|cincuenta|cien|ciento|mil';
const day =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|yesterday|' +
  'lunes|martes|miércoles|jueves|viernes|sábado|domingo|hoy|mañana|ayer';
const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const amount =
  'half|quarter|third|all|both|none|first|second|last|each|every|everyone|everybody|everything|always|never|ever|' +
  'nobody|nothing|nowhere|neither|nor|only|some|any|often|sometimes|rarely|once|twice|' +
  'mitad|tod[oa]s?|cada|amb[oa]s|siempre|nunca|jamás|nadie|nada|ning[uú]n|ningun[oa]s?|tampoco|sólo|solo|algun[oa]s?|primer[oa]?|segund[oa]|últim[oa]';
const modal = 'must|shall|should|will|may|might|can|cannot|could|not|no|without|sin|ni|puede|debe';

/** Matches a word of a list in any script; `\\b` only knows ASCII letters. */
const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu');

/** The facts that a rephrasing must keep, each normalized for comparison. */
const facts: readonly RegExp[] = [
  /\b[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}|\bhttps?:\/\/\S{1,200}/gi,
  /[€$£¥]? ?\d[\d.,:/-]*(?:\d|%)?(?:st|nd|rd|th|am|pm)?/gi,
  words(number),
  words(`(?:${day}|${month})s?`),
  words(amount),
  words(`\\p{L}{1,10}n['’]t|${modal}`),
];

/** Capitalized words that are not names. */
const ordinary = new Set(
  (
    'i you he she it we they the a an this that these those and but or so if when what why how who where there then ' +
    'is are was were do does did have has had please thanks yes no not my your our their his her stop let for from in on at ' +
    'to of as with by can could will would should may might must once again just also only oh well seriously'
  ).split(' '),
);

/**
 * Whether a rephrasing keeps the facts: every number, amount, date, time, day, share, negation, quantifier (in English
 * and Spanish), address and name occurs equally often in both. `dropped` is text that was removed on purpose, whose
 * words do not count as names.
 */
export function keepsFacts(before: string, after: string, dropped: readonly string[] = []): boolean {
  const left = new Set(dropped.flatMap((it) => it.toLowerCase().match(/\p{L}+/gu) ?? []));
  return factsIn(before, left) === factsIn(after, left);
}

function factsIn(text: string, left: ReadonlySet<string>): string {
  const found = facts.flatMap((fact) => text.match(fact) ?? []).map((it) => it.trim().replace('’', "'").toLowerCase());
  const names = (text.match(/\p{Lu}[\p{L}'’-]*/gu) ?? []).map((it) => it.replace(/['’]\p{L}{1,2}$/u, '').toLowerCase());
  const counted = names.filter((it) => !ordinary.has(it) && !left.has(it));
  return [...found, '|', ...counted.toSorted()].join(' ');
}
