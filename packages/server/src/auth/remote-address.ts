import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Where a request comes from: the address of the socket, never a header that the sender could write. */
export function remoteAddress(c: Context): string {
  return (c.env as object | undefined) && 'incoming' in (c.env as object)
    ? (getConnInfo(c).remote.address ?? 'unknown')
    : 'in process';
}
