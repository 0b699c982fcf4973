/** A requirement of OWASP ASVS 5.0 that applies here, in our words. The tests that hold it carry its number. */
export interface Requirement {
  id: string;
  level: 1 | 2;
  asks: string;
  /** What holds it beside the tests, or who has to. */
  by?: string;
  /** What of it is not held yet. */
  open?: string;
}

/** A requirement in one line: its number, its level, what it asks for, and what there is to say besides. */
export type Row = [id: string, level: 1 | 2, asks: string, besides?: Pick<Requirement, 'by' | 'open'>];

/** What the proxy in front of the server has to do. */
export const proxy = { by: 'Whoever runs it: the proxy in front of the server ends TLS (`docs/deploy.md`).' };
