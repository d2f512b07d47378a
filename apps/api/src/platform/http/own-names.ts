import { isIPv4 } from 'node:net';

/** Whether a host name can only mean this machine: `localhost`, a name under it, or a loopback address. */
export function isOwnName(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
}
