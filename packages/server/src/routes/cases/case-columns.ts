import { sql as fragment } from 'kysely';

/** The columns of a case `c` that everyone in it reads, and whether it is held, which only its mediators and admins learn. */
export const caseColumns = fragment`c.id, c.organization_id, c.reference, c.title, c.description, c.status, c.step,
  c.created_by, c.created_at, c.version, c.close_reason, c.closed_at, c.issues, c.updated_at, c.ai_enabled,
  c.id in (select private.my_held_case_ids()) as legal_hold,
  c.organization_id in (select private.suspended_organization_ids()) as is_suspended,
  (select m.currency from case_money m where m.case_id = c.id) as currency`;
