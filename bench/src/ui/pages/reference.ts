import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  var isPainted: boolean | undefined;
}

/** The pages of the side menu. */
export const pages = ['Dashboard', 'Cases', 'Messages', 'Uploads', 'Schedule', 'Reports', 'Contacts', 'Settings'];

/** Twelve cards with a badge each. */
export const cards = Array.from({ length: 12 }, (_, at) => ({ title: `Case ${at + 1}`, state: 'Waiting' }));

/** Three fields of a form. */
export const fields = ['First name', 'Last name', 'Email'];

/** Two hundred rows of a table. */
export const rows = Array.from({ length: 200 }, (_, at) => ({
  name: `Okafor family ${at}`,
  step: '5 of 7',
  day: '3 Dec',
}));

/** Draws the page, and says when it has been seen. */
export function show(page: ReactElement): void {
  createRoot(document.querySelector('#root') ?? document.body).render(page);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => (globalThis.isPainted = true))));
}
