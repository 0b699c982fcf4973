import { createHmac, randomInt } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import { type Database, sqlOn } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { Gate } from '../../../http/guard/rate-limit.ts';
import { invalidFields } from '../../../http/input/invalid-fields.ts';

export interface SigningCodeDeps {
  db: Database;
  gate: Gate;
  factorKey: string;
}

type Signing = typeof import('@mediation/api-client/endpoints/agreement/signing');

const refusals = {
  wrong: 'This code is not right.',
  spent: 'This code no longer works after five wrong tries. Ask for a new one.',
  old: 'This code was good for ten minutes. Ask for a new one.',
  none: 'This code does not work, or it has been used. Ask for a new one.',
};

/** The codes that are mailed to a person who signs with the password. They run as the owner: nobody makes their own. */
export function signingCodes({ db, gate, factorKey }: SigningCodeDeps) {
  const sql = sqlOn(db);
  // It holds whose and what for, so that it is of no use to anybody else or for other words.
  const hashOf = (code: string, ...about: string[]) =>
    createHmac('sha256', factorKey)
      .update(['sign', ...about, code].join(' '))
      .digest('hex');

  return {
    sendSigningCode: async ({ input: { caseId, versionId }, claims, asCaller }) => {
      const found = await asCaller(
        (asked) => asked`select id from agreement_versions where id = ${versionId} and case_id = ${caseId}`,
      );
      if (found.length === 0) return undefined;
      await gate.spend('signingCodes', claims.sub);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await sql`select private.mail_signing_code(${claims.sub}::uuid, ${versionId}::uuid,
        ${hashOf(code, claims.sub, versionId)}, ${code})`;
      return { ok: true as const };
    },

    useSigningCode: async ({ input: { versionId, code }, claims }) => {
      const [answer] = await sql<{ how: keyof typeof refusals | 'right' }>`
        select private.use_signing_code(${claims.sub}::uuid, ${claims.session_id}::uuid, ${versionId}::uuid,
          ${hashOf(code, claims.sub, versionId)}) as how`;
      if (!answer) throw new ApiError('unexpected');
      if (answer.how !== 'right') throw invalidFields({ path: 'code', message: refusals[answer.how] });
      return { ok: true as const };
    },
  } satisfies Pick<Handlers<Signing>, 'sendSigningCode' | 'useSigningCode'>;
}
