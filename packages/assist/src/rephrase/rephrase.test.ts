import { expect, test } from 'vitest';
import { defaultContacts } from '../data/contacts.ts';
import { rephrase } from './rephrase.ts';
import { analyzeTone } from '../tone/tone.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };

test.for([
  ['You are so selfish. Bring the kids back at six on Sunday.', 'Please bring the kids back at six on Sunday.'],
  ['Why the hell did you not tell me about the dentist?', 'Why did you not tell me about the dentist?'],
  ['Stupid cow, the books for Ben are due on 3 May!!', 'The books for Ben are due on 3 May.'],
  ['BRING HIS BOOTS ON MONDAY!!!', 'Please bring his boots on Monday.'],
  ['I am sick and tired of the traffic.', 'I am tired of the traffic.'],
  ['What a surprise, nobody called the school.', 'Nobody called the school.'],
  ['I won’t ask again. Can you send me the list by Friday?', 'Can you send me the list by Friday?'],
  ['Move your shit out of the attic by Monday, you clown.', 'Please move your things out of the attic by Monday.'],
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

test.for([
  'You never hit me and I never said you did.',
  'You never hit the children!!',
  'I left because you controlled every penny I spent.',
  'You are a liar, and I am scared of you.',
  'Me fui porque controlabas cada peso que gastaba.',
  'Nunca me dejabas salir con mis amigas.',
])('“%s” stays unchanged, and is told to be serious, with no hint on its tone', (message) => {
  const { suggested, status, tips, triggers } = rephrase(message, contacts);
  const said =
    /^(?:This may be about something serious\. You can tell your mediator alone\.|Esto puede tratar de algo grave\. .*)$/;
  expect([suggested, status, tips]).toEqual([message, 'unchanged', [expect.stringMatching(said)]]);
  expect(triggers?.map(({ suggestion }) => suggestion)).toEqual(tips);
});

test.for([
  'I want to die.',
  'If you leave I will hang myself, you bitch.',
  'I am so tired of living.',
  'Me quiero morir.',
  'Todos estarían mejor si yo no estuviera.',
])('“%s” is refused, with the crisis line, and is no threat', (message) => {
  const { status, note } = rephrase(message, contacts);
  expect([status, note]).toEqual(['refused', expect.stringContaining('the crisis line')]);
  expect(analyzeTone(message).suggestions.join()).not.toMatch(/threat|amenaza/);
});

test('a refusal in Spanish names the emergency number in a right sentence, whatever it is', () => {
  for (const emergency of ['112', defaultContacts.es.emergency]) {
    const { note } = rephrase('Te voy a matar.', { ...defaultContacts.es, emergency });
    expect(note).toContain(`pida ayuda ahora: ${emergency}.`);
    expect(note).not.toMatch(/\bal? el\b/);
  }
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
