import type { Proposal, ProposalDraft, Term } from '@mediation/api-client';

/** What is typed into the form of a proposal. */
export interface ProposalWords {
  terms: Term[];
  note: string;
  audience: Proposal['audience'];
  /** For how many days it can be answered; empty for no end. */
  days: string;
}

/** How long a proposal can be open, in days. */
export const openDays = ['3', '7', '14'] as const;

const hour = 3_600_000;
const day = 24 * hour;

/** The end of a proposal that is open for so many days, on the next full hour; null without an end. */
export const endAfter = (days: string, now = Date.now()) =>
  days === '' ? null : new Date(Math.ceil(now / hour) * hour + Number(days) * day).toISOString();

/** A form that begins with the terms of a proposal, or with one empty row. */
export const wordsFrom = (terms: Term[] = [{ label: '', words: '' }]): ProposalWords => ({
  terms,
  note: '',
  audience: 'everyone',
  days: '7',
});

/** A form that goes on with a draft. */
export const proposalWordsOf = ({
  terms,
  note,
  audience,
  expires_at: end,
  created_at: saved,
}: ProposalDraft): ProposalWords => ({
  terms,
  note: note ?? '',
  audience,
  days: end === null ? '' : String(Math.round((Date.parse(end) - Date.parse(saved)) / day)),
});

/** Whether anything is written yet. */
export const isWritten = ({ terms, note }: ProposalWords) =>
  [note, ...terms.flatMap(({ label, words }) => [label, words])].some((text) => text.trim() !== '');

/** What the calls of a proposal take. */
export const contentOf = ({ terms, note, days }: ProposalWords) => ({
  terms,
  note: note.trim() === '' ? null : note,
  expires_at: endAfter(days),
});
