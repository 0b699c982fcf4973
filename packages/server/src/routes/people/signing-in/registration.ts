import { ApiError } from '@mediation/api-client';
import type { Devices } from '../../../auth/device-cookie.ts';
import { claimFirstAdmin, requireFirstAdminCode } from '../../../auth/first-admin.ts';
import type { Identity } from '../../../auth/identity.ts';
import { rejectGuessable } from '../../../auth/password-rules.ts';
import {
  type Newcomer,
  askToRegister,
  closeRegistrations,
  isInvited,
  openRegistration,
} from '../../../auth/registrations.ts';
import { asUser, sqlOn } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { Gate } from '../../../http/guard/rate-limit.ts';
import { remoteAddress } from '../../../http/guard/remote-address.ts';
import type { AuthDeps } from '../../../http/request.ts';
import { asField } from './passwords.ts';
import { sessionOpener } from './session-opener.ts';

interface Deps extends AuthDeps {
  registration: 'open' | 'approval';
  identity: Identity;
  gate: Gate;
  devices: Devices;
}

const isForbidden = ({ code }: ApiError) => code === 'forbidden';

/** Creates accounts, after a mail that confirms the address where nothing else does. */
export function registration(deps: Deps) {
  const { db, verifyToken, identity, gate } = deps;
  const open = sessionOpener(deps);

  /**
   * A hosted project that confirms addresses sends the link itself. Its refusal of a known address is not forwarded, so
   * that the answer does not reveal accounts.
   */
  async function sendConfirmation(newcomer: Newcomer) {
    if (!(await identity.confirmsAddresses())) return askToRegister(db, newcomer);
    await sqlOn(db)`select private.mail_account_exists(${newcomer.email})`;
    await identity.signUp(newcomer).catch((error: unknown) => {
      if (!(error instanceof ApiError && (error.code === 'unauthenticated' || error.code === 'conflict'))) throw error;
    });
  }

  return {
    register: async ({ input: { admin_code, invitation, ...newcomer }, c }) => {
      const from = remoteAddress(c);
      await rejectGuessable(newcomer.password, newcomer);
      if (admin_code !== undefined)
        await gate.spendOnFailure('adminCodes', from, isForbidden, () => requireFirstAdminCode(sqlOn(db), admin_code));
      const isKnownToUs =
        deps.registration === 'open' ||
        admin_code !== undefined ||
        (invitation !== undefined && (await isInvited(db, invitation, newcomer.email)));
      if (!isKnownToUs) {
        await gate.spend('registrationMails', newcomer.email);
        await gate.register(from, () => sendConfirmation(newcomer));
        return { confirmation: 'sent' as const };
      }
      const session = await gate.register(from, () => identity.signUp(newcomer));
      if (admin_code !== undefined)
        await asUser(db, await verifyToken(session.access_token), (sql) => claimFirstAdmin(sql, admin_code));
      return open(c, session, true);
    },

    confirmRegistration: async ({ input: { token, password }, c }) => {
      const newcomer = await gate
        .login(`registration ${token}`, () => openRegistration(db, token, password))
        .catch(asField('password'));
      const session = await gate.register(remoteAddress(c), () => identity.signUp(newcomer));
      await closeRegistrations(db, newcomer.email);
      return open(c, session, true);
    },
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/registration')>;
}
