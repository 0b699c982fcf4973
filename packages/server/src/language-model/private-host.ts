import { BlockList, isIP } from 'node:net';
import { isLoopbackHost } from '../settings/loopback.ts';

const privateAddresses = new BlockList();
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

/** Names that public DNS does not resolve: without a dot, like a container, or below a reserved ending. */
const privateName = /^[a-z0-9_-]+$|\.(?:localhost|local|internal|home\.arpa)$/i;

/** Whether the host of a URL is this machine or on a private network. Names are not looked up. */
export function isPrivateHost(host: string): boolean {
  const address = host.replaceAll(/[[\]]/g, '');
  const version = isIP(address);
  if (isLoopbackHost(address)) return true;
  if (version === 0) return privateName.test(address);
  return privateAddresses.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
