interface FieldProblem {
  type?: string;
  message?: string;
}

/** What a field says: the page's own words for what the contract refuses, where it has any, or the server's. */
export const errorOf = (problem: FieldProblem | undefined, text: string | false): string | undefined =>
  problem && (problem.type !== 'server' && text !== false ? text : problem.message);
