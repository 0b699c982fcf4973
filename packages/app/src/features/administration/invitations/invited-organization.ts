import type { Organization, Role } from '@mediation/api-client';

/** The organization of an invitation: the chosen one, for a mediator else the only one that takes people. */
export function invitedOrganization(
  role: Role,
  chosen: string | null,
  organizations: Pick<Organization, 'id' | 'suspended'>[],
): string | null {
  if (role !== 'mediator' || chosen !== null) return chosen;
  const [only, ...others] = organizations.filter(({ suspended }) => !suspended);
  return only !== undefined && others.length === 0 ? only.id : null;
}
