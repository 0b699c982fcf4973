interface FieldProblem {
  type?: string;
  message?: string;
}

/** The error of a field: the page's own text for a refusal by the contract, if it has one, or the server's message. */
export const errorOf = (problem: FieldProblem | undefined, text: string | false): string | undefined =>
  problem && (problem.type !== 'server' && text !== false ? text : problem.message);
