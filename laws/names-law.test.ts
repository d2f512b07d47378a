import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Names that the code does not use, with what it says instead. `allowed` are those that are stored or spoken outside: columns, API
 * addresses and their fields, audit actions, queues.
 */
const dropped: { name: RegExp; instead: string; allowed?: readonly string[] }[] = [
  {
    name: /sign(ed|ing)?[-_]?(in|out)(?![a-z])|sign(ed|ing)?(In|Out)(?![a-z])/i,
    instead: 'log in, log out',
    allowed: ['lastSignIn', 'lastSignInDate', 'lastSignInAt', 'last_sign_in_at'],
  },
  { name: /[A-Za-z]InForce/, instead: 'active' },
  { name: /anew(?![a-z])/i, instead: 'again, retry', allowed: ['composed_anew'] },
  { name: /(?<!re)viewer/i, instead: 'actor' },
  { name: /(?<![a-z])(sight|deed)s?(?![a-z])|Sight|Deed/, instead: 'permissions, action' },
  { name: /[a-z]Ports$|-ports$|^ports$|^[mM]eans$|[a-z]Means$/, instead: 'dependencies: deps, BillingDeps' },
  { name: /(?<![a-z])wall(?!et|Clock)|Wall(?!et)|walled/, instead: 'row-level security: rowSecurity' },
  { name: /patien/i, instead: 'timeout', allowed: ['patience'] },
  { name: /(?<!_)upset/i, instead: 'flag', allowed: ['upset', 'upsets', 'upsetting'] },
  {
    name: /(?<!_)frame(d|Kind|Key|Text|Word(?!k)|Chapter|Coverage|Report)|(report|presented|wire|check|read|change|present|print)Frame/i,
    instead: 'template',
  },
  { name: /^switch-?(on|off|account)|Switch(On|Off|Form|Deps)/i, instead: 'disable, enable' },
  { name: /(take|open|set|rowsA)-?Turns?(?![a-z])|TurnDeps/i, instead: 'batch, throttle' },
  { name: /^(tell|hear)(?=[A-Z-]|$)|-to-tell$/, instead: 'notify, describe, onRefusal' },
  {
    name: /^(keep|kept)-|^keep[A-Z]|^Kept|^kept(Ms|ForMs|Days|Bytes|Number|Name)$|writeKept/,
    instead: 'save, store, cache',
    allowed: [
      'keepAlive',
      'keepAliveInitialDelayMillis',
      'keepAliveTimeout',
      'keepMounted',
      'keepPreviousData',
      'keepCurrent',
      'keepOld',
      'keepRunning',
      'keepTicking',
      'keepToDocument',
      'keepWait',
    ],
  },
  { name: /^take([A-Z]|-)|^Taken[A-Z]/, instead: 'accept, create, claim', allowed: ['takeError'] },
  { name: /^hold([A-Z]|-)|^liftHold/, instead: 'lock, pause' },
];

const files = globSync('{apps,packages}/*/{src,testing,stories}/**/*.{ts,tsx}')
  .concat(globSync('{e2e,bench,scripts,evaluation}/**/*.{ts,mjs}'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\/(generated|node_modules)\//.test(file));

/** The identifiers of a text, without what stands in quotation marks and comments. */
function identifiersOf(text: string): Set<string> {
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/String\.raw`[^`]*`/g, '')
    .replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '');
  return new Set(code.match(/[A-Za-z_$][\w$]*/g) ?? []);
}

function breachesOf(file: string, text = readFileSync(file, 'utf8')): string[] {
  const names = [...identifiersOf(text), path.posix.basename(file).replace(/\..*$/, '')];
  return dropped.flatMap(({ name, instead, allowed = [] }) =>
    names
      .filter((one) => name.test(one) && !allowed.includes(one))
      .map((one) => `${file}: ${one} (${instead})`),
  );
}

describe('the law of names', () => {
  it('finds the files', () => expect(files.length).toBeGreaterThan(1_000));

  it('has no name that was dropped', () => {
    expect(files.flatMap((file) => breachesOf(file))).toEqual([]);
  });

  it.each([
    'export function signOut() {}',
    'const textInForce = 1;',
    'await writeAnew();',

    'ctx.viewer.role;',
    'const sight = 1;',
    'openMails(ports);',
    'db.unwalled;',
    'patienceMs + 1;',
    'saveUpset();',

    'frameKindOf(key);',
    'switchOff(user);',
    'setTurn();',
    'tellOwner();',
    'keepEdit();',
    'holdReport();',
  ])('sees "%s"', (text) => expect(breachesOf('apps/web/src/one.ts', text)).toHaveLength(1));
});
