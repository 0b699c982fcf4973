import { expect, test } from 'vitest';
import { summarize } from './summary.ts';

const linesOf = (text: string, context?: string) => summarize({ text, context }).summary.split('\n');

test('a summary quotes in the order of the talk, an agreement with what it answers, each after its speaker', () => {
  const talk = [
    'Maya: Hello Daniel, hope you are well. Could you send the bank statement by Friday?',
    'Daniel: Let me look for it. Can we split the 300 € for the camp?',
    'Maya: That works for me. Who tells the school?',
  ].join('\n');
  expect(linesOf(talk)).toEqual([
    'Maya: Could you send the bank statement by Friday?',
    'Daniel: Let me look for it. Can we split the 300 € for the camp?',
    'Maya: That works for me.',
    'Maya: Who tells the school?',
  ]);
});

test('a summary has every agreement with its conditions, however many there are, and equal ones once', () => {
  const deals = Array.from({ length: 30 }, (_, at) => `A: I offer you chair ${at}.\nB: Deal, if it is chair ${at}.`);
  const { summary, points, left_out } = summarize({ text: [...deals, deals[0]].join('\n') });
  expect(points.map((it) => it.quote)).toEqual(deals.map((_, at) => `Deal, if it is chair ${at}.`));
  expect([summary, left_out]).toEqual([deals.join('\n'), 0]);
});

test('a summary says how much it leaves out', () => {
  const asked = Array.from({ length: 9 }, (_, at) => `A: Could you bring chair ${at}?`).join('\n');
  expect(summarize({ text: asked })).toMatchObject({ left_out: 5, limits: ['truncated'] });
  expect(summarize({ text: 'A: Could you bring a chair?' })).toMatchObject({ left_out: 0, limits: [] });
});

test.for([
  ['A: I can take Wednesdays.', 'B: Great, Wednesdays then.', 'A: I am taking back what I said about Wednesdays.'],
  ['A: I can pay you £12,000.', 'B: I accept.', 'A: About the £12,000: I cannot do that any more.'],
  ['A: Puedo recogerlos los martes.', 'B: Vale, los martes.', 'A: Ya no puedo recogerlos los martes.'],
  ['A: Te pago 300 al mes.', 'B: De acuerdo.', 'A: Retiro lo que dije de los 300.'],
])('what was agreed counts no more once it is taken back: %j', ([offer, yes, back]) => {
  const other = ['A: I can keep the dog.', 'B: Deal.'];
  const { points, summary } = summarize({ text: [...other, offer, yes, back].join('\n') });
  expect(points.map(({ kind, quote }) => [kind, quote])).toEqual([
    ['agreement', 'Deal.'],
    ['withdrawal', expect.anything()],
  ]);
  expect(summary).not.toContain(yes);
});

test('a yes that belongs to nothing is no agreement, and a no to another matter ends none', () => {
  expect(summarize({ text: 'A: It rained all day.\nB: ok' }).points.map(({ kind }) => kind)).not.toContain('agreement');
  const talk =
    'A: I can keep the dog.\nB: Deal.\nA: I can’t sleep any more.\nB: They moved training to 8 am, I cannot come any more.';
  expect(summarize({ text: talk }).points.map(({ kind }) => kind)).toContain('agreement');
});

test('a word in another language does not change how a talk is read', () => {
  const talk = 'A: What I have is 19,500.\nB: when\nA: Mañana. When the flat sells.\nB: I’ll take the 19,500.';
  expect(summarize({ text: talk }).points).toMatchObject([{ kind: 'agreement', quote: 'I’ll take the 19,500.' }]);
});

test('a sentence with several key points is shown once', () => {
  const { summary, points } = summarize({ text: 'A: I can pay 300 € by Friday.' });
  expect([summary, points.map((it) => it.kind)]).toEqual(['A: I can pay 300 € by Friday.', ['offer']]);
});

test('a summary lists key points that share a word with the context before others of their kind', () => {
  const others = ['pack', 'find', 'wash', 'mend'].map((it) => `A: Could you ${it} the swimming things?`);
  const talk = ['A: Could you send me the tax form?', ...others].join('\n');
  expect(linesOf(talk)).not.toContain('A: Could you send me the tax form?');
  expect(linesOf(talk, 'taxes')).toContain('A: Could you send me the tax form?');
});

test('a greeting is never part of a summary', () => {
  expect(linesOf('Maya: Good morning, Tom!\nTom: Good morning, Maya! It was cold.')).toEqual(['Tom: It was cold.']);
});

test('a text without key points is summarized by the sentences that share most words', () => {
  const talk =
    'Maya: Good morning, hope you are well. It was cold. The school library opens on Monday. The school library has new books.\n' +
    'Tom: Our school has a library, too.';
  const { points, summary } = summarize({ text: talk });
  expect(points.map((it) => it.kind)).toEqual(['central', 'central', 'central']);
  expect(summary.split('\n')).toEqual([
    'Maya: The school library opens on Monday.',
    'Maya: The school library has new books.',
    'Tom: Our school has a library, too.',
  ]);
});
