import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@mediation/api-client';

/** The names of roles. */
export const roleNames: Record<Role, MessageDescriptor> = {
  divorcee: msg`Divorcee`,
  mediator: msg`Mediator`,
  lawyer: msg`Lawyer`,
  admin: msg`Admin`,
};
