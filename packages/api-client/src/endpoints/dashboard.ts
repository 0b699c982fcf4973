import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Role } from './users.ts';

const Count = z.int().check(z.minimum(0));

/** The numbers on somebody's home: of what that person reads. */
export const DashboardStats = z.object({
  /** Cases that are not closed. */
  cases: Count,
  documents: Count,
  /** Unread ones. */
  messages: Count,
  contacts: Count,
  /** Sessions that are set and still to come. */
  sessions: Count,
});
export type DashboardStats = z.infer<typeof DashboardStats>;

/** One's own numbers, or anybody's for an admin. A role that the person does not have is not there. */
export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/dashboard/stats/:role/:userId',
  reads: ['cases', 'documents', 'messages', 'sessions'],
  input: z.object({ role: Role, userId: z.uuid() }),
  output: z.object({ stats: DashboardStats }),
});

/** What the home of an admin shows: things that wait for somebody, as numbers. */
export const AdminTiles = z.object({
  approvals: Count,
  cases_without_mediator: Count,
  expired_invitations: Count,
  suspended_organizations: Count,
  erasure_requests: Count,
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
