import type { NotificationPanelLabels, PanelNotification } from './panel-notification.ts';

/** Ruth Lindqvist's notifications until 24 November 2026. */
export const notifications: PanelNotification[] = [
  {
    id: '1',
    type: 'message',
    text: 'Daniel Okafor wrote to everyone',
    count: 3,
    note: 'Okafor family',
    time: 'Just now',
    unread: true,
  },
  {
    id: '2',
    type: 'document_uploaded',
    text: 'Maya Okafor added a document',
    count: 2,
    subjects: ['Mortgage statements', 'Childcare costs'],
    note: 'Okafor family',
    time: '2h ago',
    unread: true,
  },
  {
    id: '3',
    type: 'agreement',
    text: 'Jana Novak signed the Parenting Plan, version 2',
    note: 'Novak family',
    time: '3h ago',
    unread: true,
  },
  { id: '4', type: 'case_update', text: 'Novak family moved to step 6, agreement draft', time: '1d ago', unread: true },
  { id: '5', type: 'session_scheduled', text: 'First session with Okafor family, Thu 3 December', time: '4d ago' },
  { id: '6', type: 'document_reviewed', text: 'You confirmed Tax return 2025 for Kim – Duarte', time: '6d ago' },
  { id: '7', type: 'user_invited', text: 'Invitation sent to sami.haddad@example.org', time: '14 Nov 2026' },
];

/** The labels of the panel in the stories. */
export const labels: NotificationPanelLabels = {
  title: 'Notifications',
  unread: 'Unread',
  markRead: 'Mark as read',
  remove: 'Delete notification',
  markAllRead: 'Mark all as read',
  loading: 'Loading notifications',
  emptyTitle: 'Nothing new',
  emptyText: 'When something happens in a case of yours, it shows here.',
  failed: 'We could not load your notifications',
  retry: 'Try Again',
  removed: 'Notification deleted',
  announceRemoved: (text) => `Deleted: ${text}. Undo is at the end of the list.`,
  undo: 'Undo',
};
