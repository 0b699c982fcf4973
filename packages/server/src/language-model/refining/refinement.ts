import type { EngineMark } from '@mediation/api-client';
import type { Answer, Question } from '../language-model.ts';

/** A result with the mark of the engine that made it. */
export interface Marked {
  engine: EngineMark;
}

/** Asks the model about one person's text. */
export type Ask = <Output>(question: Question<Output>) => Promise<Answer<Output>>;

/** Why an answer of the model is not used, although it has the wanted shape. */
export interface Rejection {
  reason: string;
}

/** The result of the built-in engine, with what the model may add to it. */
export interface Refinement<Result extends Marked, Output> {
  embedded: Result;
  question: Question<Output>;
  /** Joins both. What the model may not decide stays as the built-in engine has it. */
  merge: (output: Output) => Promise<Result | Rejection> | Result | Rejection;
}
