import { ApiError } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import { newReadableCode, plainCode } from './readable-code.ts';

const groups = 7;

/**
 * Creates the code with which the first admin registers, where registration needs approval and no admin exists yet. It
 * replaces every earlier code. The database keeps only the hash.
 */
export async function offerFirstAdmin(sql: Sql): Promise<string | undefined> {
  const code = newReadableCode(groups);
  const [offer] = await sql<{ is_open: boolean }>`
    update private.settings set first_admin_code_hash = case
      when registration = 'approval' and not exists (select from profiles where role = 'admin')
      then private.token_hash(${plainCode(code)}) end
    returning first_admin_code_hash is not null as is_open`;
  return offer?.is_open ? code : undefined;
}

/** Rejects with `forbidden` unless the code is valid. Runs as the owner, before the account is created. */
export async function requireFirstAdminCode(sql: Sql, code: string): Promise<void> {
  const [known] = await sql`
    select from private.settings where first_admin_code_hash = private.token_hash(${plainCode(code)})`;
  if (!known) throw new ApiError('forbidden', 'This code is not right, or it has been used.');
}

/** Makes the caller the first admin and consumes the code. A second caller waits for approval as usual. */
export const claimFirstAdmin = async (sql: Sql, code: string) => {
  await sql`select private.claim_first_admin(${plainCode(code)})`;
};
