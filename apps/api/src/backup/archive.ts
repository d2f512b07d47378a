import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { BackupError } from './backup-error.ts';

/**
 * A backup is a tar archive, packed by gzip, encrypted by a passphrase in the format of age (age-encryption.org/v1, scrypt):
 * `age -d FILE | tar xz` opens it without Udaya. It is authenticated piece by piece, so a changed or a cut file is noticed.
 */
export interface ArchiveWriter {
  /** Adds an entry. Waits while the disk is slower than the database. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Ends the archive; the file is whole and on the disk afterwards. */
  finish(): Promise<void>;
  /** Lets go of the file, which stays incomplete. */
  abandon(): void;
}

/** Begins an archive in a new file that only its owner may read. @throws when the file exists. */
export async function writeArchive(file: string, passphrase: string): Promise<ArchiveWriter> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const tar = pack();
  const zipped = createGzip();
  const sealed = await encrypter.encrypt(Readable.toWeb(zipped) as ReadableStream<Uint8Array>);
  const done = Promise.all([
    pipeline(tar, zipped),
    sealed.pipeTo(Writable.toWeb(createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))),
  ]);
  // Whoever adds next is told; until then the failure is nobody's.
  done.catch(() => {});
  return {
    async add(name, bytes) {
      const added = new Promise<void>((resolve, reject) => {
        const end = (error?: Error | null) => (error ? reject(error) : resolve());
        tar.entry({ name, size: bytes.length, mode: 0o600 }, Buffer.from(bytes), end).on('error', reject);
      });
      // A disk that is full ends the file, and then no entry is ever done.
      await Promise.race([added, done]);
    },
    async finish() {
      tar.finalize();
      await done;
    },
    abandon() {
      tar.destroy(new Error('abandoned'));
    },
  };
}

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/**
 * The entries of an archive, in order, one in memory at a time.
 * @throws BackupError for a wrong passphrase, a file that is no backup, was changed or was cut.
 */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<ArchiveEntry> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const source = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const opened = await decrypter.decrypt(source).catch((error: Error) => {
    throw new BackupError(
      /no identity matched/.test(error.message)
        ? `${file} does not open with this passphrase.`
        : `${file} is no backup, or its beginning is damaged: ${error.message}.`,
    );
  });
  const tar = extract();
  const flow = pipeline(Readable.fromWeb(opened as never), createGunzip(), tar);
  flow.catch(() => {});
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
    await flow;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is damaged or was cut: ${(error as Error).message}.`);
  }
}
