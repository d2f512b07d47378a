import { createHash } from 'node:crypto';
import { type FileKind, sniffFile } from '@udaya/core/files/csv-file';
import * as m from '@udaya/messages';

/** Why a file cannot be read as text at all. */
export class UnreadableFile extends Error {
  readonly why: Exclude<FileKind, 'utf-8' | 'utf-16le' | 'utf-16be'> | 'empty' | 'encoding';

  constructor(why: UnreadableFile['why'], cause?: unknown) {
    super(`unreadable file: ${why}`, { cause });
    this.why = why;
  }
}

const words: Record<UnreadableFile['why'], () => string> = {
  empty: m.upload_file_empty,
  workbook: m.upload_file_workbook,
  archive: m.upload_file_archive,
  binary: m.upload_file_binary,
  encoding: m.upload_file_encoding,
};

/** What keeps a file from being read, for whoever sent it. */
export function describeUnreadable({ why }: UnreadableFile): string {
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
 * The text of a file as its bytes come in, piece by piece: UTF-8, with or without a mark, or UTF-16.
 * @throws UnreadableFile where it is empty or no such text.
 */
export async function* readText(
  content: AsyncIterable<Uint8Array>,
  done: (facts: FileFacts) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  let head: Uint8Array[] = [];
  let decoder: TextDecoder | undefined;
  for await (const chunk of content) {
    bytes += chunk.length;
    hash.update(chunk);
    if (decoder) {
      yield decode(decoder, chunk);
      continue;
    }
    head.push(chunk);
    if (bytes < headBytes) continue;
    const start = Buffer.concat(head);
    decoder = decoderFor(start.subarray(0, headBytes));
    head = [];
    yield decode(decoder, start);
  }
  const start = Buffer.concat(head);
  if (bytes === 0) throw new UnreadableFile('empty');
  decoder ??= decoderFor(start);
  yield decode(decoder, start) + decode(decoder);
  done({ hash: hash.digest('hex') });
}

function decoderFor(head: Uint8Array): TextDecoder {
  const kind = sniffFile(head);
  if (kind === 'workbook' || kind === 'archive' || kind === 'binary') throw new UnreadableFile(kind);
  return new TextDecoder(kind, { fatal: true });
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (cause) {
    throw new UnreadableFile('encoding', cause);
  }
}
