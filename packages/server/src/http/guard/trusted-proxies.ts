import { BlockList, isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from './remote-address.ts';

const isCount = (text: string) => /^\d$/.test(text);

const partsOf = (text: string) => text.split(',').map((it) => it.trim().split('/'));

/** Whether a setting names the proxies in front of this server: `1`, or `10.0.0.0/8, ::1`. */
export const isProxies = (text: string): boolean =>
  isCount(text) ||
  partsOf(text).every(([address = '', bits, ...more]) => {
    const most = isIPv6(address) ? 128 : 32;
    return (
      more.length === 0 && isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
    );
  });

/** Reads a setting that `isProxies` accepts. */
export function toProxies(text: string): TrustedProxies {
  if (isCount(text)) return { count: Number(text) };
  const addresses = new BlockList();
  for (const [address = '', bits] of partsOf(text)) {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) addresses.addAddress(address, family);
    else addresses.addSubnet(address, Number(bits), family);
  }
  return { addresses };
}
