/** An applicable requirement of OWASP ASVS 5.0, in our words. The tests that verify it are tagged with its number. */
export interface Requirement {
  id: string;
  level: 1 | 2;
  asks: string;
  /** The evidence besides the tests, or who is responsible. */
  by?: string;
  /** The part that is not met yet. */
  open?: string;
}

/** A requirement as a tuple: its number, its level, what it asks for, and optionally further evidence or gaps. */
export type Row = [id: string, level: 1 | 2, asks: string, besides?: Pick<Requirement, 'by' | 'open'>];

/** The duties of the reverse proxy. */
export const proxy = { by: 'Whoever runs it: the proxy in front of the server ends TLS (`docs/deploy.md`).' };
