import { t } from '@lingui/core/macro';

/** Sample numbers. */
export const sampleCounts = { cases: 12, documents: 7, messages: 3, contacts: 26 };

/** Sample rows with fictional names. */
export const sampleCases = () => [
  { id: '1', title: t`Sample family A`, step: 2, unread: 3 },
  { id: '2', title: t`Sample family B`, step: 5, unread: 0 },
  { id: '3', title: t`Sample family C`, step: 7, unread: 1 },
];
