import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Less is sent in one piece anyway. */
const worthIt = 1_400;

/** A text as a browser takes it that accepts these encodings: packed quickly, since it is made for one request. */
export async function packText(
  text: string,
  accepted = '',
): Promise<{ body: string | Buffer; encoding?: 'br' | 'gzip' }> {
  if (text.length < worthIt) return { body: text };
  if (/\bbr\b(?!;\s*q=0(,|$))/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    return { body: await brotli(text, { params }), encoding: 'br' };
  }
  if (/\bgzip\b(?!;\s*q=0(,|$))/.test(accepted)) return { body: await zip(text), encoding: 'gzip' };
  return { body: text };
}
