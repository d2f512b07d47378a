import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Phrases that no message may have, and what is allowed all the same: a phrase that holds one, or the key of a message. */
interface Dropped {
  phrases: string[];
  allowed: string[];
  keys: string[];
}

type Message = string | { match: Record<string, string> }[];

const messages = messagesOf('en');
const page = readFileSync('docs/style.md', 'utf8');
const dropped = readDropped('dropped');

function messagesOf(locale: string): Record<string, Message> {
  return JSON.parse(readFileSync(`packages/messages/messages/${locale}.json`, 'utf8'));
}

/** The rows of the table whose first column has this heading. */
function readDropped(heading: string): Dropped[] {
  const [, table = ''] = page.split(new RegExp(`^\\| ${heading} +\\|.*\n\\| -.*\n`, 'm'));
  const rows = table
    .slice(0, table.search(/^(?!\|)/m))
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [, phrases = '', , allowed = ''] = row.split('|');
    const listed = listOf(allowed);
    return {
      phrases: listOf(phrases),
      allowed: listed.filter((one) => !one.startsWith('`')),
      keys: listed.filter((one) => one.startsWith('`')).map((one) => one.slice(1, -1)),
    };
  });
}

function listOf(cell: string): string[] {
  return cell
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** `take ... back` has up to four words between its ends; a word that ends on `*` is dropped with each of its endings. */
function patternOf(phrase: string): RegExp {
  const letter = '[\\p{L}\\p{M}\\w-]';
  const words = phrase
    .replaceAll(/ \.\.\. /g, '(?: \\S+){0,4} ')
    .replaceAll(/ (?!\))/g, '\\s+')
    .replaceAll('*', `${letter}*`);
  return new RegExp(`(?<!${letter})${words}(?!${letter})`, 'giu');
}

/** What people read of a message, in each of its cases, without places and placeholders. */
function textsOf(message: Message): string[] {
  const texts =
    typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
  return texts.map((text) => text.replaceAll(/\{[^}]*\}/g, (place) => (/[#/]/.test(place) ? '' : 'X')));
}

function droppedIn(key: string, message: Message, rows = dropped): string[] {
  return rows
    .filter(({ keys }) => !keys.includes(key))
    .flatMap(({ phrases, allowed }) =>
      textsOf(message).flatMap((text) => {
        const rest = allowed.reduce((left, phrase) => left.replaceAll(patternOf(phrase), ''), text);
        return phrases.filter((phrase) => patternOf(phrase).test(rest)).map((phrase) => `${key}: ${phrase}`);
      }),
    );
}

describe('the words of the interface', () => {
  it('have none that the style page dropped', () => {
    const texts = Object.entries(messages).filter(([key]) => key !== '$schema');
    expect(texts.length).toBeGreaterThan(4000);
    expect(dropped.length).toBeGreaterThan(30);
    expect(texts.flatMap(([key, message]) => droppedIn(key, message))).toEqual([]);
  });

  it.each([
    ['ta', 'dropped in Tamil'],
    ['hi', 'dropped in Hindi'],
  ])('have none in %s that the style page dropped there', (locale, heading) => {
    const rows = readDropped(heading);
    expect(rows.length).toBeGreaterThan(0);
    const texts = Object.entries(messagesOf(locale)).filter(([key]) => key !== '$schema');
    expect(texts.flatMap(([key, message]) => droppedIn(key, message, rows))).toEqual([]);
  });

  it('allow in the style page no key that is not there, or that needs no exception', () => {
    const keys = dropped.flatMap((row) => row.keys);
    const needed = dropped.flatMap((row) =>
      row.keys.filter((key) => {
        const texts = textsOf(messages[key] ?? '');
        return texts.some((text) => row.phrases.some((phrase) => patternOf(phrase).test(text)));
      }),
    );
    expect(needed).toEqual(keys);
  });

  it.each([
    'We sent you a mail',
    'You are Signed out',
    'This link has run out',
    'The report of {name} is being written',
    'You can take your consent back',
    'Confirm and write anew',
    'Whoever opens it, reads it',
    'Have the link sent again',
    'In India it listens {#free}free of charge{/free}',
  ])('refuse %s', (text) => expect(droppedIn('a_key', text)).not.toEqual([]));

  it('are read in each case of a plural, and an error names the key', () => {
    const plural = [{ match: { 'countPlural=one': '{count} email', 'countPlural=other': '{count} mails' } }];
    expect(droppedIn('some_count', plural)).toEqual(['some_count: mails']);
  });

  it.each(['Mail server: {problem}', 'Send the email again', 'The paper is understood', 'Log in again'])(
    'allow %s',
    (text) => expect(droppedIn('a_key', text)).toEqual([]),
  );
});
