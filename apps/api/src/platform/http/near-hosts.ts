import { BlockList, isIP } from 'node:net';
import { isOwnName } from './own-names.ts';

const nearAddresses = new BlockList();
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  nearAddresses.addSubnet(address, bits, 'ipv4');
nearAddresses.addSubnet('fc00::', 7, 'ipv6');
nearAddresses.addSubnet('fe80::', 10, 'ipv6');

/** Whether a host name can only mean this machine or one of its private network, as containers and machines beside it are called. */
export function isNearHost(host: string): boolean {
  if (isOwnName(host)) return true;
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  const family = isIP(name);
  if (family > 0) return nearAddresses.check(name, family === 6 ? 'ipv6' : 'ipv4');
  return !name.includes('.') || /\.(local|internal|lan|home\.arpa)$/.test(name);
}
