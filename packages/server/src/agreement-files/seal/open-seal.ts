import { lock, unlock } from '../../auth/secret-box.ts';
import type { Sql } from '../../database/database.ts';
import type { SealKey } from './seal-key.ts';

interface SealOptions {
  /** As the server, not as a person. */
  sql: Sql;
  /** Encrypts the key of the platform; equal on all servers of one database, and never in it. */
  key: string;
  /** The address of the platform. */
  siteUrl: string;
}

/** What an operator decides about the seal. */
export interface OwnSeal {
  /** Their own key, which is used in place of the platform's. */
  key?: SealKey | undefined;
  timeStampUrl?: string | undefined;
}

/** Gives the key that seals files. The platform's is made when it is first needed, and then the same for all servers. */
export type OpenSeal = () => Promise<SealKey>;

/** Opens the seal when it is first asked for. */
export function openSeal(options: SealOptions, { key: own, timeStampUrl }: OwnSeal = {}): OpenSeal {
  let opened: Promise<SealKey> | undefined = own && Promise.resolve(own);
  return async () => {
    opened ??= keptKey(options);
    try {
      return { ...(await opened), timeStampUrl };
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
}

async function keptKey({ sql, key, siteUrl }: SealOptions): Promise<SealKey> {
  const read = async () => (await sql<{ locked: string }>`select locked from private.seal_keys`)[0]?.locked;
  const kept = await read();
  const opened = kept === undefined ? null : unlock(key, kept);
  if (opened !== null) return JSON.parse(opened) as SealKey;
  const { makeSealKey } = await import('./make-seal-key.ts');
  const made = JSON.stringify(await makeSealKey(new URL(siteUrl).host));
  // Another server may have been first. A key that none can open, for the operator has accepted other keys, is replaced.
  await sql`
    insert into private.seal_keys (locked) values (${lock(key, made)})
    on conflict (is_only) do update set locked = excluded.locked, made_at = now()
    where seal_keys.locked = ${kept ?? null}`;
  return JSON.parse(unlock(key, (await read()) ?? '') ?? made) as SealKey;
}
