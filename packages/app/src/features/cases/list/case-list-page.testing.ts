import { page } from 'vitest/browser';

/** The list of cases. */
export const table = page.getByRole('table', { name: 'Cases' });

/** The titles in the list, in order. */
export const rows = () =>
  table
    .getByRole('row')
    .elements()
    .map((it) => it.textContent);
