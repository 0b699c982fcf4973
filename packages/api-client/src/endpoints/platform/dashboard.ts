import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Role } from '../people/users.ts';

const Count = z.int().check(z.minimum(0));

/** The numbers on a person's dashboard. They count only rows that the person may read. */
export const DashboardStats = z.object({
  /** Cases that are not closed. */
  cases: Count,
  documents: Count,
  /** Unread messages. */
  messages: Count,
  contacts: Count,
  /** Scheduled sessions in the future. */
  sessions: Count,
});
export type DashboardStats = z.infer<typeof DashboardStats>;

/**
 * Gets the caller's own numbers, or for an admin anyone's. Answers `not_found` when the person does not have the role.
 */
export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/dashboard/stats/:role/:userId',
  reads: ['cases', 'documents', 'messages', 'sessions'],
  input: z.object({ role: Role, userId: z.uuid() }),
  output: z.object({ stats: DashboardStats }),
});

/** The numbers on an admin's dashboard: items that wait for action. */
export const AdminTiles = z.object({
  approvals: Count,
  cases_without_mediator: Count,
  expired_invitations: Count,
  suspended_organizations: Count,
  erasure_requests: Count,
  /** People who asked for help with a lost second step, or whose second step an admin has begun to remove. */
  lost_factors: Count,
  documents_late: Count,
  retention_due: Count,
});
export type AdminTiles = z.infer<typeof AdminTiles>;

export const getAdminDashboardStats = endpoint({
  method: 'GET',
  path: '/dashboard/stats/admin',
  reads: ['cases', 'people', 'health'],
  input: z.object({}),
  output: z.object({ stats: AdminTiles }),
});
