import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Prompt } from '@udaya/core/writing/build-requests';
import { type WriterMode, writerModes } from '@udaya/core/writing/writer-modes';
import { sha256 } from '../../platform/crypto/sha256.ts';

const folder = path.resolve(import.meta.dirname, '../../../prompts');

/** The version of each mode's prompt that reports are written with. A file that a report was written with is never edited: it gets a successor. */
const versions: Record<WriterMode, number> = { frame: 3, full: 2 };

/** A prompt with the SHA-256 of its files, hex. */
export interface StoredPrompt extends Prompt {
  hash: string;
}

const read = new Map<string, StoredPrompt>();

/** The prompt of a mode, read once: the one that reports are written with, or an earlier one by its number. Its version names both: `frame/1`. */
export function readPrompt(mode: WriterMode, number = versions[mode]): StoredPrompt {
  const version = `${mode}/${number}`;
  const known = read.get(version);
  if (known) return known;
  const prose = readFileSync(path.join(folder, version, 'prose.md'), 'utf8');
  const planFile = path.join(folder, version, 'plan.md');
  const plan = existsSync(planFile) ? readFileSync(planFile, 'utf8') : '';
  const prompt = { version, prose, plan, hash: sha256(`${prose}\0${plan}`) };
  read.set(version, prompt);
  return prompt;
}

/** All prompts; at the start, so that one that is missing is found then. */
export function readPrompts(): Record<WriterMode, StoredPrompt> {
  return Object.fromEntries(writerModes.map((mode) => [mode, readPrompt(mode)])) as Record<
    WriterMode,
    StoredPrompt
  >;
}
