import { expect, test } from 'vitest';
import { summarize } from './summary.ts';

const linesOf = (text: string, context?: string) => summarize({ text, context }).summary.split('\n');

test('a summary shows agreements with what they answer first, then what stands open, each after its speaker', () => {
  const talk = [
    'Maya: Hello Daniel, hope you are well. Could you send the bank statement by Friday?',
    'Daniel: Let me look for it. Can we split the 300 € for the camp?',
    'Maya: That works for me. Who tells the school?',
  ].join('\n');
  expect(linesOf(talk)).toEqual([
    'Daniel: Can we split the 300 € for the camp?',
    'Maya: That works for me.',
    'Maya: Who tells the school?',
    'Maya: Could you send the bank statement by Friday?',
  ]);
});

test('a summary begins with what concerns safety', () => {
  const talk = 'Maya: I offer you the car.\nDaniel: OK, deal.\nMaya: He kicked me last night.';
  expect(linesOf(talk)[0]).toBe('Maya: He kicked me last night.');
});

test('a summary shows at most six quotes, the newest first, and never an agreement without its conditions', () => {
  const talk = Array.from(
    { length: 9 },
    (_, at) => `A: I offer you chair ${at}.\nB: Deal.\nB: But only if it is chair ${at}.`,
  );
  const { summary, points } = summarize({ text: talk.join('\n') });
  expect(points.map((it) => it.answers[0]?.quote)).toEqual([8, 7, 6].map((at) => `I offer you chair ${at}.`));
  expect(summary.split('\n').slice(0, 3)).toEqual([
    'A: I offer you chair 8.',
    'B: Deal.',
    'B: But only if it is chair 8.',
  ]);
});

test('a sentence with several key points is shown once', () => {
  const { summary, points } = summarize({ text: 'A: I can pay 300 € by Friday.' });
  expect([summary, points.map((it) => it.kind)]).toEqual(['A: I can pay 300 € by Friday.', ['offer']]);
});

test('a summary lists key points that share a word with the context before others of their kind', () => {
  const talk =
    'A: Could you send me the tax form?\nA: Could you pack the swimming things?\nA: Could you ring the bank?';
  expect(linesOf(talk)[0]).toBe('A: Could you ring the bank?');
  expect(linesOf(talk, 'taxes')[0]).toBe('A: Could you send me the tax form?');
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
