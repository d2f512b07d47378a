import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DraftPrompt } from '@udaya/core/drafts/build-draft-request';

const folder = path.resolve(import.meta.dirname, '../../../prompts/draft');
/** A changed file is a new version, in a folder of its own: what was approved under another one is drafted again. */
const version = '1';

const read = (name: string) => readFileSync(path.join(folder, version, `${name}.md`), 'utf8');

/** What a model is told for every draft, from its files. */
export const draftPrompt: DraftPrompt = {
  version: `draft/${version}`,
  rules: read('rules'),
  kinds: { band: read('band'), bridge: read('bridge'), frame: read('frame'), language: read('language') },
};
