import { readFileSync } from 'node:fs';
import type { StarData } from '../src/star-catalogue.ts';

function bytesOf(name: string): ArrayBuffer {
  const bytes = readFileSync(new URL(`../data/${name}`, import.meta.url));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** A fresh copy of the committed table's bytes. */
export function tableBytes(): ArrayBuffer {
  return bytesOf('ephemeris.bin');
}

/** The stars, as they are committed. */
export function starData(): StarData {
  return JSON.parse(readFileSync(new URL('../data/stars.json', import.meta.url), 'utf8')) as StarData;
}
