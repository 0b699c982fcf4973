import type { MessageDescriptor } from '@lingui/core';

/** A frequently asked question, with its answer in paragraphs. */
export interface Question {
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor[];
}

/** The questions on one topic. */
export interface Topic {
  id: string;
  title: MessageDescriptor;
  questions: Question[];
}

/** One section of a longer text. */
export interface HelpSection {
  id: string;
  title: MessageDescriptor;
  paragraphs: MessageDescriptor[];
}
