// Notes that messages of a language say what English says today: node scripts/mark-messages.mjs <language> [key ...]. Without keys: all of them.
// laws/catalogue-law.test.ts fails where English was changed since and a translation was not looked at again.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const home = path.resolve(import.meta.dirname, '../packages/messages');
const [locale, ...named] = process.argv.slice(2);
const readJson = (file) => JSON.parse(readFileSync(path.join(home, file), 'utf8'));
const english = readJson('messages/en.json');
const marksFile = `sources/${locale}.json`;
const held = readJson(marksFile);
const keys = Object.keys(english).filter((key) => key !== '$schema');
const unknown = named.filter((key) => !keys.includes(key));
if (unknown.length > 0) throw new Error(`No such messages: ${unknown.join(', ')}`);
const marks = {};
for (const key of keys) {
  const isRead = named.length === 0 || named.includes(key);
  const mark = isRead ? markOf(english[key]) : held[key];
  if (mark) marks[key] = mark;
}
writeFileSync(path.join(home, marksFile), `${JSON.stringify(marks, null, 2)}\n`);

/** The beginning of the SHA-256 of a message. */
function markOf(message) {
  return createHash('sha256').update(JSON.stringify(message)).digest('hex').slice(0, 8);
}
