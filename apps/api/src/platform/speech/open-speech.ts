import { spawn } from 'node:child_process';

/** Reads aloud what cannot be seen. */
export interface Speech {
  /** Characters, one after the other, as WAV; undefined where no voice is installed or it is busy. */
  spell(characters: string): Promise<Buffer | undefined>;
}

const atOnce = 4;
const timeoutMs = 5_000;
const maxBytes = 2_000_000;

/** Opens the voice of espeak-ng, or of a program that takes the same arguments. */
export function openSpeech(program: string): Speech {
  let running = 0;
  return {
    async spell(characters) {
      if (running >= atOnce) return undefined;
      running += 1;
      try {
        const sound = await run(
          program,
          ['-v', 'en', '-s', '110', '-g', '12', '--stdin', '--stdout'],
          `${Array.from(characters).join('. ')}.`,
        );
        return sound && sound.length > headerBytes ? withLengths(sound) : undefined;
      } finally {
        running -= 1;
      }
    },
  };
}

async function run(program: string, args: string[], input: string): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > maxBytes) child.kill('SIGKILL');
      else parts.push(part);
    });
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(parts) : undefined));
    // A program that is not there closes its input at once.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

const headerBytes = 44;

/** A sound that was streamed does not know its length; players do not know then how long it is. */
function withLengths(wav: Buffer): Buffer {
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.writeUInt32LE(wav.length - headerBytes, headerBytes - 4);
  return wav;
}
