import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasBlank } from './blanks.ts';
import { type ClauseLanguage, languageOf, otherLanguageOf } from './language.ts';
import { lint } from './lint.ts';

const marked = (text: string, language: ClauseLanguage = 'en') =>
  lint(text, language).map(({ start, end, reason, fill }) => [text.slice(start, end), reason, fill]);

test('the linter marks the four places of a clause that four questions are open about', () => {
  const text =
    'Daniel pays Maya a reasonable share of the cost of Ada’s and Eli’s clubs, school trips and shoes. ' +
    'He pays soon after Maya sends him the receipt. Costs above 150 are agreed first by message.';
  expect(marked(text)).toEqual([
    ['reasonable', 'unmeasured', 'share'],
    ['soon', 'no_days', 'days'],
    ['150', 'no_currency', 'currency'],
    ['are agreed first', 'no_owner', 'owner'],
  ]);
});

test.each([
  ['The children see Daniel regularly.', 'regularly', 'no_rhythm'],
  ['Maya collects them as agreed.', 'as agreed', 'elsewhere'],
  ['Each pays a fair share of it by 1 May 2027.', 'fair share', 'unmeasured'],
  ['Daniel writes as soon as possible when he is late.', 'as soon as possible', 'no_days'],
  ['Maya tells him in advance.', 'in advance', 'no_days'],
  ['They try to speak on Sundays.', 'try to', 'optional'],
  ['Daniel pays £300 to Maya.', 'pays', 'no_date'],
  ['Daniel pays Maya 300 each month.', '300', 'no_currency'],
  ['Daniel pays Maya 300 pcm.', '300', 'no_currency'],
  ['Costs over 1,200.50 need both signatures before anybody pays.', '1,200.50', 'no_currency'],
  ['The car is sold by 30 June 2027.', 'is sold', 'no_owner'],
  ['Daniel moves out on [date].', '[date]', 'blank'],
  ['Daniel and [name 2] move out on 1 May 2027.', '[name 2]', 'blank'],
  ['Daniel moves out on ____ 2027.', '____', 'blank'],
  ['Daniel pays Maya £..... on 1 May 2027.', '.....', 'blank'],
])('in English, the linter marks %j at %j', (text, words, reason) => {
  expect(marked(text).map((it) => it.slice(0, 2))).toEqual([[words, reason]]);
});

test.each([
  ['Los niños ven a Daniel regularmente.', 'regularmente', 'no_rhythm'],
  ['Maya los recoge según lo acordado.', 'según lo acordado', 'elsewhere'],
  ['Daniel paga una parte justa antes del 1 de mayo.', 'parte justa', 'unmeasured'],
  ['Daniel paga una parte razonable cada mes.', 'razonable', 'unmeasured'],
  ['Daniel avisa lo antes posible si llega tarde.', 'lo antes posible', 'no_days'],
  ['Daniel avisa con antelación.', 'con antelación', 'no_days'],
  ['Hablan los domingos si es posible.', 'si es posible', 'optional'],
  ['Daniel paga 300 euros a Maya.', 'paga', 'no_date'],
  ['Daniel paga 300 cada mes.', '300', 'no_currency'],
  ['Los gastos superiores a 150 los paga Daniel cada mes.', '150', 'no_currency'],
  ['El coche se vende antes del 30 de junio de 2027.', 'se vende', 'no_owner'],
  ['Daniel deja la casa el [fecha].', '[fecha]', 'blank'],
  ['Daniel deja la casa el __ de mayo de 2027.', '__', 'blank'],
  ['Daniel paga [importe] euros el 1 de mayo de 2027.', '[importe]', 'blank'],
])('in Spanish, the linter marks %j at %j', (text, words, reason) => {
  expect(marked(text, 'es').map((it) => it.slice(0, 2))).toEqual([[words, reason]]);
});

describe('the linter marks nothing in a clause that can be followed:', () => {
  test.each([
    'Daniel pays Maya £420 by bank transfer on the first day of every month.',
    'Daniel pays 50% of school trips within 14 days after Maya sends him the receipt.',
    'Ada and Eli sleep at Maya’s on Mondays and Tuesdays, and at Daniel’s on Thursdays and Fridays.',
    'Maya tells Daniel at least 14 days in advance.',
    'The home is sold by Maya and Daniel together, for at least £410,000, by 30 September 2027.',
    'When the home is sold, each receives 50% of what is left after the mortgage is repaid.',
    'As soon as the sale completes, Maya closes the joint account.',
    'Each parent pays for up to 3 nights of holiday camp a year.',
    'The children change homes at 17:00, as agreed in clause 4.',
    'Maya keeps the car, and the loan of 6,500 EUR is hers from 1 March 2027.',
    'How often they call is up to Ada.',
    'Both parents decide together about schools; they talk about it by 31 January each year.',
    'Costs above £150 are agreed by both in writing, 7 days before they are paid.',
    'As in Radwell v Grantham [2010] UKSC 42 at [45], each keeps their gifts.',
    'Daniel pays Maya £350 pcm.',
    'Daniel pays Maya £350/month.',
    'Daniel pays Maya £80 pw.',
    'Daniel pays Maya £160 a fortnight.',
    'Daniel pays Maya £160 fortnightly.',
    'Daniel pays Maya £350 by standing order on the 1st.',
    'Maya lives at 8 Larch Lane until 30 September 2027 and pays the bills for gas, water and power.',
  ])('%s', (text) => expect(marked(text)).toEqual([]));
  test.each([
    'Daniel paga a Maya 420 € por transferencia el primer día de cada mes.',
    'Daniel paga el 50 % de las excursiones en los 14 días siguientes a recibir la factura.',
    'Ada y Eli duermen con Maya los lunes y los martes, y con Daniel los jueves y los viernes.',
    'Maya avisa a Daniel con 14 días de antelación.',
    'La casa se vende entre ambos antes del 30 de septiembre de 2027.',
    'Cuando se vende la casa, cada uno recibe el 50 % de lo que queda.',
    'Tan pronto como se firme la venta, Maya cierra la cuenta común.',
    'Cada progenitor paga hasta 3 noches de campamento al año.',
    'Los niños cambian de casa a las 17:00, según lo acordado en la cláusula 4.',
    'Maya se queda el coche, y el préstamo de 6.500 EUR es suyo desde el 1 de marzo de 2027.',
    'Daniel paga a Maya 350 €/mes.',
    'Daniel paga a Maya 160 euros por quincena.',
    'Daniel paga a Maya 160 euros quincenales.',
    'Ambos deciden juntos sobre el colegio; lo hablan antes del 31 de enero de cada año.',
  ])('%s', (text) => expect(marked(text, 'es')).toEqual([]));
});

test('a language is found by its common words, and the given one stays where they do not tell', () => {
  expect(languageOf('Daniel pays the rent on the first of each month.', 'es')).toBe('en');
  expect(languageOf('Daniel paga el alquiler el primer día de cada mes.', 'en')).toBe('es');
  expect(languageOf('Ada, Eli', 'es')).toBe('es');
});

test('a text is said to be in another language only where its common words are sure', () => {
  expect(otherLanguageOf('Diego paga a Maren 350 euros el primer día de cada mes.', 'en')).toBe('es');
  expect(otherLanguageOf('Diego pays Maren on the first of each month.', 'es')).toBe('en');
  expect(otherLanguageOf('Diego pays Maren on the first of each month.', 'en')).toBeNull();
  for (const text of ['My car is mine', 'I keep the car', 'We pay half each'])
    expect(otherLanguageOf(text, 'es')).toBe('en');
  for (const text of ['Yo pago el coche', 'Los niños viven con Maya', 'La mitad para cada uno'])
    expect(otherLanguageOf(text, 'en')).toBe('es');
  for (const text of ['', 'Ada y Eli', 'Calle de la Paz 8', 'Maya keeps the car of La Casa del Sol and el taller.'])
    expect(otherLanguageOf(text, 'en')).toBeNull();
});

test.each([
  ['en', '1 place to settle, in clause 1'],
  ['en', 'Not agreed yet: clauses 2 and 3'],
  ['en', 'Nothing said about the home'],
  ['es', '1 punto por concretar, en la cláusula 1'],
  ['es', 'Aún sin acordar: las cláusulas 2 y 3'],
  ['es', 'No se dice nada sobre la vivienda'],
] as const)('the language of a line about what stays open is sure: %s, %s', (language, line) => {
  const [reader, other] = language === 'en' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  expect([otherLanguageOf(line, reader), otherLanguageOf(line, other)]).toEqual([language, null]);
});

test('marks are in order, inside of the text, and never overlap, in any text', () => {
  const words = [
    'soon',
    'pays 150',
    'are agreed',
    'reasonable share',
    '[',
    ']',
    '\n',
    'by Maya',
    'if',
    '£',
    'pronto',
    '🙂',
  ];
  assert(
    property(array(oneof(constantFrom(...words), string())), constantFrom('en', 'es'), (parts, language) => {
      const text = parts.join(' ');
      let at = 0;
      for (const { start, end } of lint(text, language)) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        at = end;
      }
    }),
  );
});

test('a clause of the greatest length is read to its end', () => {
  const text = 'Daniel pays a reasonable share of 150 soon, and costs are agreed first. '.repeat(115).slice(0, 8000);
  const found = lint(text, 'en');
  expect(found.length).toBeGreaterThan(300);
  expect(found.at(-1)!.end).toBeGreaterThan(7900);
});

const clause = { heading: 'The home', text: 'Maya stays.', plain_text: '', duties: [] };

test.each([
  [{ text: 'Maya stays until [date].' }, true],
  [{ text: 'Maya se queda hasta el ____.' }, true],
  [{ plain_text: 'You stay until ......' }, true],
  [{ heading: 'The home of [name]' }, true],
  [{ duties: [{ what: 'Pay [amount]' }] }, true],
  [{ text: 'As in Radwell v Grantham [2010] UKSC 42, each keeps the gifts of their own family.' }, false],
  [{ text: 'See [2009] EWCA Civ 649 at [45], and [1998-99] 2 FLR 180: “he give [sic] it”.' }, false],
  [{ text: 'Como en [2010] UKSC 42, Maya paga [importe].' }, true],
  [{ text: 'Write to first_last@example.org. And so on... (see clause 2)' }, false],
])('a clause with %j has a place to fill in: %j', (words, expected) => {
  expect(hasBlank({ ...clause, ...words })).toBe(expected);
});

test('a duty without a date in the words is not marked when the clause has a day beside them', () => {
  expect(lint('Daniel pays £300 to Maya.', 'en', { isDated: true })).toEqual([]);
  expect(lint('Daniel pays a fair share.', 'en', { isDated: true })).toMatchObject([{ reason: 'unmeasured' }]);
});
