import { readFileSync, readdirSync } from 'node:fs';
import { Message } from './message.ts';

/** The files of a folder: one for each kind of message and language. */
const filesIn = (folder: string): URL[] => {
  const place = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(place)
    .toSorted()
    .map((name) => new URL(name, place));
};

/** By voice and number: an id is longer from `v100` on. */
const compare = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1);

/** Voice by voice, each in the order in which it was written: training depends on the order. */
const readAll = (files: readonly URL[]): Message[] =>
  files
    .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
    .map((line) => Message.parse(JSON.parse(line)))
    .toSorted((one, other) => compare(one.id, other.id));

/** The files of the messages that the models are trained on. */
export const corpusFiles = (): URL[] => filesIn('messages');

/** The messages that the models are trained on. */
export const readCorpus = (): Message[] => readAll(corpusFiles());

/** Messages of other voices, which no model is trained on. */
export const readUnseen = (): Message[] => readAll(filesIn('unseen'));
