import type { Invoice } from '@mediation/api-client';

/** What is still to be paid of an invoice; nothing of one that is cancelled. */
export const openOf = ({ state, due_minor: due, paid_minor: paid }: Invoice): number =>
  state === 'open' || state === 'part_paid' ? due - paid : 0;

/** The sum of amounts. */
export const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, it) => sum + it, 0);
