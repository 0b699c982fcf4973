// Guards packages/assist/src/rephrase/**
import { array, assert, constantFrom, oneof, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '../text/reading.ts';
import { rephrase } from './rephrase.ts';
import { rankIn } from '../risk/severity.ts';
import { analyzeTone } from '../tone/tone.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };
const riskOf = (text: string) => rankIn(read(text));

interface Words {
  facts: readonly string[];
  /** Insults that are a clause of their own. */
  clauses: readonly string[];
  /** What somebody is called. */
  names: readonly string[];
  and: string;
}

const english: Words = {
  facts: [
    'the dentist is on Friday at 4:30',
    'Leo needs two boxes',
    'you must not come before six',
    'nobody called me on 3 May',
    'all of the books are at my place',
    'I will write to a@b.example',
    'Ben may stay until Monday',
    "I can't do half of it",
    'the bill is 300 €',
    'you never told mia',
    'we both have to sign by Tuesday',
    'none of the shoes fit',
    'you always get the second weekend',
    'bring the bike back by 18:15',
    'everyone should have his address',
  ],
  clauses: [
    'you are a selfish liar',
    'ur such a joke',
    'you are so pathetic',
    'are you deaf or just stupid',
    'you and your stupid excuses',
    'shut up',
    'grow up',
    "I'm sick of your crap",
    'you make me sick',
    'your a terrible father',
    'what a useless idiot',
    'you lying piece of work',
  ],
  names: ['you idiot', 'you lazy sod', 'you absolute muppet', 'you stupid cow', 'idiot', 'u moron'],
  and: 'and',
};

const spanish: Words = {
  facts: [
    'la dentista es el viernes a las 4:30',
    'Leo necesita dos cajas',
    'no puedes venir antes de las seis',
    'nadie me llamó el 3 de mayo',
    'todos los libros están en mi casa',
    'Ana se queda hasta el lunes',
    'la factura es de 300 €',
    'nunca avisaste a mia',
    'firmamos los dos el martes',
    'ninguno de los zapatos sirve',
    'trae la bici antes de las 18:15',
    'siempre te toca el segundo fin de semana',
    'debes avisar a cada abuela',
  ],
  clauses: [
    'eres una mentirosa',
    'sos un desastre',
    'mira que eres inútil',
    'no tienes vergüenza',
    'me das asco',
    'tú y tus tonterías',
    'cállate',
    'usted es un cínico',
    'te odio',
    'eres igual de egoísta que tu madre',
  ],
  names: ['imbécil', 'pedazo de idiota', 'cabrón', 'gilipollas', 'pendejo de mierda'],
  and: 'y',
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const messageIn = ({ facts, clauses, names, and }: Words) =>
  uniqueArray(constantFrom(...facts), { minLength: 1, maxLength: 3 }).chain((chosen) =>
    array(
      record({
        clause: constantFrom(...clauses),
        name: constantFrom(...names),
        end: constantFrom('.', '!!', '!', '!!!', ''),
        shape: constantFrom(...shapes),
        isShouted: constantFrom(false, false, false, true),
      }),
      { minLength: chosen.length, maxLength: chosen.length },
    ).map((parts) => ({
      facts: chosen,
      text: parts
        .map(({ clause, name, end, shape, isShouted }, at) => {
          const sentence = upperFirst(shape(chosen[at]!, { clause, name, and })) + end;
          return isShouted ? sentence.toUpperCase() : sentence;
        })
        .join('\n'),
    })),
  );

type Shape = (fact: string, rude: { clause: string; name: string; and: string }) => string;
const shapes: readonly Shape[] = [
  (fact, { clause }) => `${clause}. ${upperFirst(fact)}`,
  (fact, { clause }) => `${clause}, ${fact}`,
  (fact, { clause }) => `${fact}. ${upperFirst(clause)}`,
  (fact, { clause, and }) => `${fact} ${and} ${clause}`,
  (fact, { clause, and }) => `${clause} ${and} ${fact}`,
  (fact, { name }) => `${fact}, ${name}`,
  (fact, { name }) => `${fact} ${name}`,
  (fact, { name }) => `${name}, ${fact}`,
  (fact, { name }) => `${name}! ${upperFirst(fact)}`,
  (fact) => fact,
];

const rude =
  /idiot|muppet|moron|\bsod\b|\bcow\b|liar|joke|pathetic|stupid|shut up|grow up|crap|sick|terrible|lying|mentiros|desastre|in[uú]til|verg[uü]enza|asco|tonter|c[aá]llate|c[ií]nico|odio|ego[ií]sta|imb[eé]cil|cabr[oó]n|gilipollas|pendejo|mierda/i;

const known = ['Leo', 'Ben', 'Mia', 'Ana'];

/** What is wrong with the rephrasing of a text that states facts. */
function faultsOf(text: string, facts: readonly string[]): string[] {
  const { status, suggested, triggers = [] } = rephrase(text, contacts, known);
  const faults = {
    'a trigger quotes other words': triggers.some(({ start, end, quote }) => text.slice(start, end) !== quote),
    'an unchanged text is changed': status === 'unchanged' && suggested !== text,
    'a fact is lost': status !== 'refused' && !facts.every((it) => suggested.toLowerCase().includes(it.toLowerCase())),
    'an insult is left': status === 'rephrased' && rude.test(suggested),
    'the tone rises': analyzeTone(suggested).intensity > analyzeTone(text).intensity,
    'the risk rises': riskOf(suggested) > riskOf(text),
    'it changes when repeated': status !== 'refused' && rephrase(suggested, contacts, known).suggested !== suggested,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${suggested}`] : []));
}

test('a rephrasing keeps facts word for word, has no insult, is not harsher and is final', { timeout: 120_000 }, () => {
  let rephrased = 0;
  let all = 0;
  assert(
    property(oneof(messageIn(english), messageIn(spanish)), ({ text, facts }) => {
      all += 1;
      if (rephrase(text, contacts, known).status === 'rephrased') rephrased += 1;
      expect(faultsOf(text, facts)).toEqual([]);
    }),
    { numRuns: 2500 },
  );
  expect(rephrased / all).toBeGreaterThan(0.5);
});

test('the rephraser rephrases no draft beside violence, weapons or a threat', { timeout: 120_000 }, () => {
  const grave = constantFrom(
    'you hit the children',
    'I have a gun',
    'he choked me',
    'le pegaste al niño',
    'tengo un cuchillo',
  );
  const around = oneof(messageIn(english), messageIn(spanish));
  assert(
    property(grave, around, (statement, { text }) => {
      expect(rephrase(`${text}\n${upperFirst(statement)}!!`, contacts).status).not.toBe('rephrased');
    }),
    { numRuns: 1000 },
  );
});
