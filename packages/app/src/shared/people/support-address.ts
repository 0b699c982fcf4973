import type { Role } from '@mediation/api-client';
import { paths } from '../../paths.ts';

/** Where somebody of this role reads what the support answers; admins answer there. */
export const supportOf = (role: Role) =>
  role === 'admin'
    ? paths.adminSupport()
    : `${role === 'mediator' ? paths.mediatorMessages() : paths.messages()}?channel=support`;
