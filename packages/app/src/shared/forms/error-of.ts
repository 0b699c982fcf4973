interface FieldProblem {
  type?: string;
  message?: string;
}

/** What a field says: the page's own words for what the contract refuses, or the server's. */
export const errorOf = (problem: FieldProblem | undefined, text: string): string | undefined =>
  problem && (problem.type === 'server' ? problem.message : text);
