import { BlockList, isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Log } from '../../operations/log.ts';

/** The proxies in front of this server: how many there are, or which addresses they have. */
export type TrustedProxies = { count: number } | { addresses: BlockList };

/** The peer address of the socket; undefined for requests inside the process. */
export const socketAddress = (c: Context): string | undefined =>
  (c.env as object | undefined) && 'incoming' in (c.env as object) ? getConnInfo(c).remote.address : undefined;

/** Whether the request has a header of a forwarding proxy. */
export const isForwarded = (c: Context) =>
  ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => c.req.header(name) !== undefined);

/**
 * The address that sent a request: that of the socket, or the one that a trusted proxy names in `X-Forwarded-For`
 * (see `rememberAddress`).
 */
export const remoteAddress = (c: Context): string =>
  (c.get('address') as string | undefined) ?? socketAddress(c) ?? 'in process';

/** The first address before the trusted proxies, counted from the socket. */
export function addressBehind(proxies: TrustedProxies, socket: string, forwardedFor: string): string {
  const before = forwardedFor.split(',').map((it) => it.trim());
  const hops = [...before, socket];
  let at = hops.length - 1;
  for (let passed = 0; at > 0 && isTrusted(proxies, hops[at]!, passed); passed++) {
    if (isIP(hops[at - 1]!) === 0) break;
    at -= 1;
  }
  return hops[at]!;
}

const isTrusted = (proxies: TrustedProxies, address: string, passed: number) =>
  'count' in proxies ? passed < proxies.count : proxies.addresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Stores the client address behind the trusted proxies, for rate limits. The first request that a proxy forwards is logged
 * where none is trusted: everybody behind it would count as one person.
 */
export const rememberAddress = (proxies: TrustedProxies | undefined, log: Log) => {
  let isWarned = false;
  return createMiddleware((c, next) => {
    const socket = socketAddress(c);
    if (!proxies && !isWarned && isForwarded(c)) {
      isWarned = true;
      log.warn('a proxy forwards requests, but TRUSTED_PROXY is not set: all its people share one budget');
    }
    const forwardedFor = c.req.header('x-forwarded-for');
    if (proxies && socket && forwardedFor) c.set('address', addressBehind(proxies, socket, forwardedFor));
    return next();
  });
};
