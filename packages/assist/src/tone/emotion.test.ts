import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { estimateEmotion } from './emotion.ts';

const topOf = (text: string) => estimateEmotion(text).top;

test('the emotion is the one that the writer names about themselves, in English and Spanish', () => {
  for (const [text, top] of [
    ['I am worried about the rent.', 'fear'],
    ['I cried all night.', 'sadness'],
    ['Estoy furiosa.', 'anger'],
    ['Me alegra que vengas.', 'joy'],
  ])
    expect([text, topOf(text!)]).toEqual([text, top]);
});

test('emotions of others, denied ones, asked ones and quoted ones are not the writer’s', () => {
  for (const text of [
    'You are angry.',
    'He was scared of the dog.',
    'Leo said she is sad.',
    'I am not angry.',
    'Are you worried?',
    'She wrote "I am so sad".',
    'No estoy triste.',
    'Usted está furioso.',
    '¿Tiene miedo?',
  ])
    expect([text, topOf(text)]).toEqual([text, 'neutral']);
});

test('not being happy is sad', () => {
  expect([topOf('I am not happy.'), topOf('No estoy contento.')]).toEqual(['sadness', 'sadness']);
});

test('confidence is medium only while one emotion is named twice as often as any other, and never high', () => {
  expect(estimateEmotion('I am sad.').confidence).toBe('low');
  expect(estimateEmotion('I am sad. I cried.').confidence).toBe('medium');
  expect(estimateEmotion('I am sad. I cried. I am angry, I am furious.').confidence).toBe('low');
});

test('the top emotion has the highest score, and the scores add up to one', () => {
  const words = constantFrom('I am sad', 'I hate you', 'estoy feliz', 'wow', 'miedo', 'not', 'x', '. ', '?', '\n');
  assert(
    property(array(words, { maxLength: 20 }), (list) => {
      const { top, scores } = estimateEmotion(list.join(' '));
      expect(scores[top]).toBe(Math.max(...Object.values(scores)));
      expect(Object.values(scores).reduce((sum, it) => sum + it, 0)).toBeCloseTo(1);
    }),
  );
});
