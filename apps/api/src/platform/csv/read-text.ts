import { createHash } from 'node:crypto';
import { type FileKind, sniffFile } from '@udaya/core/files/csv-file';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { currentLocale } from '../locale/current-locale.ts';

/** Why a file cannot be read as text at all. */
export class UnreadableFile extends Error {
  readonly why: Exclude<FileKind, 'utf-8' | 'utf-16le' | 'utf-16be'> | 'empty' | 'encoding';
  /** As a spreadsheet counts, from 1, where it is known. */
  readonly rowNo: number | undefined;

  constructor(why: UnreadableFile['why'], cause?: unknown, rowNo?: number) {
    super(`unreadable file: ${why}`, { cause });
    this.why = why;
    this.rowNo = rowNo;
  }
}

const words: Record<UnreadableFile['why'], () => string> = {
  empty: m.file_empty,
  workbook: m.file_workbook,
  archive: m.file_archive,
  binary: m.file_binary,
  encoding: m.file_encoding,
};

/** What keeps a file from being read, for whoever sent it. */
export function describeUnreadable({ why, rowNo }: UnreadableFile): string {
  if (why === 'encoding' && rowNo !== undefined)
    return m.file_encoding_at({ row: formatNumber(rowNo, currentLocale()) });
  return words[why]();
}

/** What is known of a file once its text was read to the end. */
export interface FileFacts {
  /** SHA-256 of its bytes, hex. */
  hash: string;
}

/** How much is looked at to tell what a file is. */
const headBytes = 4_096;

/**
 * The text of a file as its bytes come in, piece by piece: UTF-8, with or without a mark, or UTF-16. Of bytes that are none, the text
 * before them comes first.
 * @throws UnreadableFile where it is empty or no such text.
 */
export async function* readText(
  content: AsyncIterable<Uint8Array>,
  done: (facts: FileFacts) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  let head: Uint8Array[] = [];
  let decoder: Decoder | undefined;
  for await (const chunk of content) {
    bytes += chunk.length;
    hash.update(chunk);
    if (decoder) {
      yield* decode(decoder, chunk);
      continue;
    }
    head.push(chunk);
    if (bytes < headBytes) continue;
    const start = Buffer.concat(head);
    decoder = decoderFor(start.subarray(0, headBytes));
    head = [];
    yield* decode(decoder, start);
  }
  const start = Buffer.concat(head);
  if (bytes === 0) throw new UnreadableFile('empty');
  decoder ??= decoderFor(start);
  yield* decode(decoder, start);
  yield* decode(decoder);
  done({ hash: hash.digest('hex') });
}

/** One that refuses what is no text, and one that shows where that is. */
interface Decoder {
  strict: TextDecoder;
  lenient: TextDecoder;
}

function decoderFor(head: Uint8Array): Decoder {
  const kind = sniffFile(head);
  if (kind === 'workbook' || kind === 'archive' || kind === 'binary') throw new UnreadableFile(kind);
  return { strict: new TextDecoder(kind, { fatal: true }), lenient: new TextDecoder(kind) };
}

function* decode({ strict, lenient }: Decoder, bytes?: Uint8Array): Generator<string> {
  const text = lenient.decode(bytes, { stream: bytes !== undefined });
  try {
    strict.decode(bytes, { stream: bytes !== undefined });
  } catch (cause) {
    yield text.slice(0, Math.max(0, text.indexOf('\uFFFD')));
    throw new UnreadableFile('encoding', cause);
  }
  yield text;
}
