import type { MessageDescriptor } from '@lingui/core';

/** A question people ask, and its answer in paragraphs. */
export interface Question {
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor[];
}

/** Questions of one kind. */
export interface Topic {
  id: string;
  title: MessageDescriptor;
  questions: Question[];
}

/** One section of a longer text. */
export interface Section {
  id: string;
  title: MessageDescriptor;
  paragraphs: MessageDescriptor[];
}
