import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

/** Counts the caller's unread notifications. */
export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/unread-count',
  reads: ['notifications'],
  input: z.object({}),
  output: z.object({ unread_count: z.int() }),
});
