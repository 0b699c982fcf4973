export { Message, isGrave, isNoPersons } from './message.ts';
export { corpusFiles, readCorpus, readUnseen } from './read.ts';
export { readSecondLabels } from './second-labels.ts';
