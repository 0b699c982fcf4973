import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type Claims, type Database, sqlOn } from '../database/database.ts';
import type { Devices } from './device-cookie.ts';

interface SignIn {
  claims: Claims;
  email: string;
}

/** Remembers the browser of a sign-in, in its cookie and as a hash, and has a new one told to the person. */
export async function noteDevice(
  { db, devices }: { db: Database; devices: Devices },
  c: Context,
  { claims, email }: SignIn,
) {
  const isProved = devices.idFor(c, email) !== undefined;
  const hash = createHash('sha256')
    .update(`${devices.remember(c, email)} ${claims.sub}`)
    .digest('base64url');
  await sqlOn(db)`
    select private.note_device(${claims.session_id}::uuid, ${hash}, ${isProved}, ${c.req.header('user-agent') ?? null})`;
}
