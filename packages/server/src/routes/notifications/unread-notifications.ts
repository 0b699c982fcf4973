import type { Handlers } from '../../http/handlers.ts';

export const unreadNotifications = {
  countUnreadNotifications: async ({ sql }) => {
    const [counted] = await sql<{ unread_count: number }>`
      select count(*)::int as unread_count from notifications
      where user_id = auth.uid() and status = 'unread' and deleted_at is null`;
    return counted;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/notifications/unread-notifications')>;
