import { createHmac } from 'node:crypto';
import { ApiError, limits } from '@mediation/api-client';
import { type Database, sqlOn } from '../../database/database.ts';
import type { AsCaller } from '../../http/handlers.ts';
import { invalidFields } from '../../http/input/invalid-fields.ts';
import type { Gate } from '../../http/guard/rate-limit.ts';
import { newReadableCode, plainCode } from '../readable-code.ts';
import { createCodeApps } from './code-app.ts';

export interface FactorDeps {
  db: Database;
  gate: Gate;
  factorKey: string;
}

/** A sign-in session that waits for its second factor. */
interface Waiting {
  session_id: string;
  user_id: string;
}

const isAppCode = /^\d{6}$/;
const recoveryGroups = 3;

const wrong = (message: string) => invalidFields({ path: 'code', message });

/** The kinds of second factors. */
export type FactorKind = 'code_app' | 'recovery_code' | 'passkey';

/** Checks second factors. It runs as the owner, because a person is not signed in before. */
export function createFactors({ db, gate, factorKey }: FactorDeps) {
  const apps = createCodeApps(factorKey);
  const sql = sqlOn(db);
  const hashOf = (code: string) => createHmac('sha256', factorKey).update(plainCode(code)).digest('hex');

  async function findWaiting(refreshToken: string): Promise<Waiting | undefined> {
    const [waiting] = await sql<Waiting>`select * from private.waiting_sign_in(${refreshToken})`;
    return waiting;
  }

  /** The time step of a code of the person's app, whether or not the app is set up. */
  async function stepOf(person: string, code: string): Promise<number> {
    const [app] = await sql<{ secret: string }>`select secret from private.code_apps where user_id = ${person}`;
    const step = app ? apps.stepOf(app.secret, plainCode(code)) : null;
    if (step === null) throw wrong('This code is not right. Look whether the clock of your device is right.');
    return step;
  }

  async function useAppCode(person: string, code: string) {
    const step = await stepOf(person, code);
    const [answer] = await sql<{ is_new: boolean }>`select private.use_app_code(${person}::uuid, ${step}) as is_new`;
    if (!answer?.is_new) throw wrong('This code has been used. Wait for the next one.');
  }

  async function useRecoveryCode(person: string, code: string) {
    const [answer] = await sql<{ is_used: boolean }>`
      select private.use_recovery_code(${person}::uuid, ${hashOf(code)}) as is_used`;
    if (!answer?.is_used) throw wrong('This recovery code is not right, or it has been used.');
  }

  /** Counts a try before its work, so that tries at the same moment count, too. Only wrong ones stay counted. */
  async function limited<T>(person: string, work: () => Promise<T>): Promise<T> {
    await gate.spend('factorCodes', person);
    const result = await work();
    await gate.refund('factorCodes', person);
    return result;
  }

  return {
    apps,
    /** Uses up a code of the person's app, or a recovery code; rejects with `invalid` for a wrong or used one. */
    useCode: (person: string, code: string): Promise<FactorKind> =>
      limited(person, async () => {
        const isOfApp = isAppCode.test(plainCode(code));
        await (isOfApp ? useAppCode : useRecoveryCode)(person, code);
        return isOfApp ? 'code_app' : 'recovery_code';
      }),
    /** The time step of a code of an app that is being set up. */
    stepOf: (person: string, code: string): Promise<number> => limited(person, () => stepOf(person, code)),
    /** Makes new recovery codes for the caller. Only their hashes are kept. */
    async replaceRecoveryCodes(asCaller: AsCaller): Promise<{ recovery_codes: string[] }> {
      const codes = Array.from({ length: limits.recoveryCodes }, () => newReadableCode(recoveryGroups));
      await asCaller((asked) => asked`select private.keep_recovery_codes(${codes.map(hashOf)}::text[])`);
      return { recovery_codes: codes };
    },
    findWaiting,
    /** The session that waits for its second factor, by its cookie. */
    async waitingFor(refreshToken: string | undefined): Promise<Waiting> {
      const waiting = refreshToken === undefined ? undefined : await findWaiting(refreshToken);
      if (!waiting) throw new ApiError('unauthenticated', 'This took too long. Begin again with your password.');
      return waiting;
    },
    noteFactor: async (session: string, kind: FactorKind): Promise<void> => {
      await sql`select private.note_factor(${session}::uuid, ${kind})`;
    },
  };
}
