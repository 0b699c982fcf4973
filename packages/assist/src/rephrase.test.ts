import { expect, test } from 'vitest';
import { rephrase } from './rephrase.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };

test.for([
  ['You are so selfish. Bring the kids back at six on Sunday.', 'Please bring the kids back at six on Sunday.'],
  ['Why the hell did you not tell me about the dentist?', 'Why did you not tell me about the dentist?'],
  ['Stupid cow, the books for Ben are due on 3 May!!', 'The books for Ben are due on 3 May.'],
  ['BRING HIS BOOTS ON MONDAY!!!', 'Please bring his boots on Monday.'],
  ['I am sick and tired of the traffic.', 'I am tired of the traffic.'],
  ['What a surprise, nobody called the school.', 'Nobody called the school.'],
  ['I won’t ask again. Can you send me the list by Friday?', 'Can you send me the list by Friday?'],
  ['Move your shit out of the garage by Friday, you clown.', 'Please move your things out of the garage by Friday.'],
  ['I need the form and you are a useless liar.', 'I need the form.'],
  ['You idiot, nobody signed it!!', 'Nobody signed it.'],
  ['Your mug and the rat trap are in the hall, you idiot.', 'Your mug and the rat trap are in the hall.'],
  ['Eres un inútil. Trae la mochila el lunes a las 8.', 'Por favor, trae la mochila el lunes a las 8.'],
  ['¡¡NO ME LLAMES EN EL TRABAJO!!', 'Por favor, no me llames en el trabajo.'],
  ['¿Por qué carajo no avisaste a la escuela?', '¿Por qué no avisaste a la escuela?'],
  ['Contesta el correo de una puta vez, imbécil.', 'Por favor, contesta el correo.'],
])('“%s” becomes “%s”', ([message, calmer]) => {
  expect(rephrase(message!, contacts)).toMatchObject({ suggested: calmer, status: 'rephrased' });
});

test.for([
  'You are a liar and forgot the books',
  'See you Monday at 5pm.',
  'You are so pathetic.',
  '🙂',
  'You never hit the children!!',
  'You never signed the agreement.',
  'You never paid a single month of support!!',
  'You always paid the mortgage.',
  'You always forget the pickup on Friday.',
  'Daniel is useless, again.',
  '¡¡Nunca pagas!!',
])('“%s” stays unchanged, with three tips', (message) => {
  expect(rephrase(message, contacts)).toMatchObject({ suggested: message, status: 'unchanged', tips: { length: 3 } });
});

test.for([
  'I never called you a liar.',
  'He called me a coward, liar, idiot.',
  'You are the liar I married.',
  'You are not stupid, so read the plan.',
  'I slammed the phone down because I was crying, not because I hate you.',
  'The sign on the door says "SHUT UP, IDIOT".',
  'Break a leg at the bloody nose clinic',
  'Wake up the kids at 7.',
  'Are you kidding me? I love it!',
  'You are unbelievable, thank you for the ride!',
  'You make me sick with worry when you do not call.',
  'I am sick of your dog barking at night.',
  'What a mess, the pipe burst.',
  'If you are too lazy to drive, I will.',
  'You idiot who forgot Leo, call me.',
  'I am a terrible father, I know.',
  'Qué sorpresa, gracias por las flores.',
  'Tu perra está mala, llévala al veterinario.',
  'Si eres tan inútil, lo hago yo.',
  'Nunca fui vago.',
  'Mucha mierda esta noche en el teatro',
  'Du bist ein Idiot, bring die Schuhe mit.',
])('“%s” is not rephrased', (message) => {
  expect(rephrase(message, contacts).status).not.toBe('rephrased');
});

test.for([
  'I will kill you, you liar',
  "Sign it or you'll never see the boys again.",
  'Te voy a romper la cara, imbécil.',
  'Vas a ver de lo que soy capaz. Te vas a arrepentir.',
])('“%s” is refused, with the emergency number', (message) => {
  const { suggested, status, note } = rephrase(message, contacts);
  expect({ suggested, status, note }).toEqual({
    suggested: '',
    status: 'refused',
    note: expect.stringContaining('112') as string,
  });
});

test('an unchanged message names the words that make it harsh, and tips follow its language', () => {
  const message = 'Daniel es un inútil y tú siempre llegas tarde.';
  const { triggers, tips } = rephrase(message, contacts);
  expect(triggers?.map((it) => it.quote)).toEqual(['inútil', 'tú siempre']);
  for (const { start, end, quote } of triggers ?? []) expect(message.slice(start, end)).toBe(quote);
  expect(tips[0]).toContain('Diga qué pasó');
});

test('a rephrased message keeps “you never” and carries the tip for it', () => {
  const { suggested, tips } = rephrase('You idiot, you always forget the pickup on Friday.', contacts);
  expect([suggested, tips]).toEqual([
    'You always forget the pickup on Friday.',
    ['Name one event and its date instead of “always” or “never”.'],
  ]);
});

test('a known name keeps its capital in shouting, and a person called Rich Fool is not insulted', () => {
  expect(rephrase('BRING LEO AT SIX!!', contacts, ['Leo']).suggested).toBe('Please bring Leo at six.');
  expect(rephrase('You fool, call me.', contacts, ['Rich Fool']).status).toBe('unchanged');
});
