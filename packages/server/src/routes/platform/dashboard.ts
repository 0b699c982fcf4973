import type { AdminTiles, DashboardStats } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';

/** The numbers on the dashboards. */
export const dashboard = {
  getDashboardStats: async ({ input: { role, userId }, sql }) => {
    const [row] = await sql<{ stats: DashboardStats | null }>`
      select private.dashboard_stats(${role}, ${userId}::uuid) as stats`;
    return row?.stats ? { stats: row.stats } : undefined;
  },

  getAdminDashboardStats: async ({ sql }) => {
    const [row] = await sql<{ stats: AdminTiles }>`select private.admin_tiles() as stats`;
    return row;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/platform/dashboard')>;
