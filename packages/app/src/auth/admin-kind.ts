import type { Role } from '@mediation/api-client';

interface Account {
  role: Role;
  organization_id: string | null;
}

/** The platform's admin looks after organizations, settings and health; another one after their organization alone. */
export const isPlatformAdmin = ({ role, organization_id }: Account) => role === 'admin' && organization_id === null;

/** The organization that this person is the admin of, if it is one alone. */
export const officeOf = ({ role, organization_id }: Account) => (role === 'admin' ? organization_id : null);
