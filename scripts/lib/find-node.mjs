import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const wantedMajor = 26;

/** The Node 26 that npm installed for this platform, or the one that runs this script if it is new enough. */
export function findNode() {
  const { platform, arch } = process;
  const file = {
    linux: `node-linux-${arch}/bin/node`,
    darwin: `node-bin-darwin-${arch}/bin/node`,
    win32: `node-win-${arch}/bin/node.exe`,
  }[platform];
  const installed = file && path.join(root, 'node_modules', file);
  if (installed && existsSync(installed)) return installed;
  return Number(process.versions.node.split('.')[0]) >= wantedMajor ? process.execPath : undefined;
}
