/** Why a file is not read as a DOCX: it is another kind of file, has a password or the format before 2007, or is too large. */
export type DocxProblem = 'other' | 'locked' | 'old' | 'large';

/** A file that is not read. */
export class DocxError extends Error {
  readonly problem: DocxProblem;

  constructor(problem: DocxProblem) {
    super(problem);
    this.problem = problem;
  }
}
