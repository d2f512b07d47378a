import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captchas } from '@udaya/contract/captcha';
import type { Route } from '@udaya/contract/route';
import { sessions } from '@udaya/contract/sessions';
import { type Role, userTypeOf } from '@udaya/core/identity/roles';
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type { output, ZodMiniType } from 'zod/mini';
import { readConfig } from '../src/config.ts';
import { makeGroup, makeUser, type UserRow } from '../src/demo/make.ts';
import { groups } from '../src/features/groups/tables.ts';
import { sessions as sessionTable } from '../src/features/sessions/tables.ts';
import { openProduct } from '../src/open-product.ts';
import { findKeys, makeKeys } from '../src/platform/crypto/key-file.ts';
import type { Passwords } from '../src/platform/crypto/passwords.ts';
import { deriveSecrets } from '../src/platform/crypto/secrets.ts';
import { hashToken, newToken } from '../src/platform/crypto/tokens.ts';
import { openLog } from '../src/platform/log/open-log.ts';
import type { OpenedMail } from '../src/ports/mail/open-outbox.ts';
import { freshDatabase } from './database.ts';

const captchaAnswer = 'RQK42';
/** How long a story waits for what the workers do, in milliseconds. */
const waitOptions = { timeout: 10_000, interval: 50 };
const key = () => randomBytes(32).toString('base64');
/** One pepper for the worlds of a process, so that a password which many accounts have is hashed once. */
const pepper = key();
const hashes = new Map<string, Promise<string>>();
const ownPassword = 'kite-lamp-sea-wall';

/** What an HTTP call answered. `body` is parsed JSON, or the bytes of a file. */
export interface Answer<R extends Route> {
  status: number;
  headers: Headers;
  body: R['reply'] extends ZodMiniType ? output<R['reply']> : Uint8Array;
  /** The body of a refusal. */
  failure: { message: string; code: string; requestId: string; errors?: { path: string; message: string }[] };
}

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Somebody with an account, who can call the API. */
export interface Person {
  user: UserRow;
  password: string;
  enterpriseCode: string;
  token: string;
  call<const R extends Route>(route: R, options?: CallOptions): Promise<Answer<R>>;
}

/**
 * A running server on a database of its own, or beside another on the database that `DATABASE_URL` names; on a port of its own.
 * It serves the API, and the built page of `webFolder` where one is given.
 */
export async function world(env: Record<string, string> = {}, { webFolder }: { webFolder?: string } = {}) {
  const fresh = env.DATABASE_URL ? { url: env.DATABASE_URL, drop: async () => {} } : await freshDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'udaya-world-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    DATABASE_URL: fresh.url,
    DATA_ENCRYPTION_KEY: key(),
    PASSWORD_PEPPER: pepper,
    CAPTCHA_FIXED_ANSWER: captchaAnswer,
    SEED_DEMO: 'false',
    PAYMENT_PROVIDER: 'none',
    LOGIN_TRIES_PER_ADDRESS: '100000',
    CAPTCHAS_PER_ADDRESS: '100000',
    ACCOUNT_REQUESTS_PER_ADDRESS: '100000',
    BAD_REQUESTS_PER_ADDRESS: '100000',
    CHANGES_PER_USER: '100000',
    UPLOADS_PER_USER: '100000',
    REPORTS_PER_USER: '100000',
    PASSWORD_TRIES_PER_USER: '1000',
    OPEN_CALLS_PER_ADDRESS: '100000',
    ...env,
  });
  const logLines: string[] = [];
  const log = openLog(config.logLevel, { write: (line) => logLines.push(line) });
  await using opening = new AsyncDisposableStack();
  const {
    app,
    database,
    jobs,
    passwords,
    localMail,
    opened: features,
    beginJobs,
    beginSchedules,
    seen,
  } = await openProduct({
    config,
    log,
    databaseUrl: fresh.url,
    secrets: deriveSecrets(findKeys(config) ?? makeKeys(config, { databaseMade: false })),
    webFolder,
    opened: opening,
  });
  await app.listen({ host: config.host, port: config.port });
  const origin = app.listeningOrigin;

  async function call<const R extends Route>(
    route: R,
    options: CallOptions & { token?: string } = {},
  ): Promise<Answer<R>> {
    const address = new URL(
      `${origin}/api${route.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(options.params?.[name] ?? ''))}`,
    );
    for (const [name, value] of Object.entries(options.query ?? {}))
      address.searchParams.set(name, String(value));
    const response = await fetch(address, {
      method: route.method,
      headers: {
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    const body: unknown = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      headers: response.headers,
      body: body as Answer<R>['body'],
      failure: body as Answer<R>['failure'],
    };
  }

  async function login(username: string, password: string, portal: { userType: string; groupCode?: string }) {
    const captcha = await call(captchas.draw);
    return call(sessions.logIn, {
      body: {
        username,
        password,
        captchaToken: captcha.body.captchaToken,
        userCaptcha: captchaAnswer,
        groupCode: portal.groupCode ?? 'none',
        userType: portal.userType,
      },
    });
  }

  const hashedOnce: Passwords = {
    ...passwords,
    hash(password) {
      const known = `${config.passwordPepper} ${password}`;
      const hashed = hashes.get(known) ?? passwords.hash(password);
      hashes.set(known, hashed);
      return hashed;
    },
  };

  /** Makes an account; what is not given is made up. */
  const account = (
    role: Role,
    { password = ownPassword, ...given }: Partial<Omit<UserRow, 'passwordHash'>> & { password?: string } = {},
  ) => makeUser(database.db, hashedOnce, { role, password, ...given });

  /** Makes somebody with an account of a role and a session; group roles get a group of their own unless one is given. */
  async function person(role: Role = 'user', given: Partial<UserRow> = {}): Promise<Person> {
    const one = await stranger(role, given);
    const token = newToken('ses');
    await database.db.insert(sessionTable).values({ tokenHash: hashToken(token), userId: one.user.id });
    return withSession(one, token);
  }

  /** The same by way of the login, for stories that look at what it leaves behind. */
  async function loggedIn(role: Role = 'user', given: Partial<UserRow> = {}): Promise<Person> {
    const one = await stranger(role, given);
    const portal = { userType: userTypeOf(role), groupCode: one.enterpriseCode };
    const answer = await login(one.user.username, one.password, portal);
    if (answer.status !== 200) throw new Error(`The login failed: ${JSON.stringify(answer.failure)}`);
    return withSession(one, answer.body.token);
  }

  async function stranger(role: Role, given: Partial<UserRow>) {
    const group = userTypeOf(role) === 'GROUP' && !given.groupId ? await makeGroup(database.db) : undefined;
    const branchId = role === 'groupAdmin' ? null : (group?.branchIds[0] ?? null);
    const user = await account(role, { groupId: group?.id ?? null, branchId, ...given });
    const enterpriseCode = group?.enterpriseCode ?? (await enterpriseCodeOf(user.groupId));
    return { user, password: ownPassword, enterpriseCode };
  }

  const withSession = (one: Awaited<ReturnType<typeof stranger>>, token: string): Person => ({
    ...one,
    token,
    call: (route, options) => call(route, { ...options, token }),
  });

  async function enterpriseCodeOf(groupId: string | null | undefined): Promise<string> {
    if (!groupId) return 'none';
    const [group] = await database.db.select().from(groups).where(eq(groups.id, groupId));
    return group?.enterpriseCode ?? 'none';
  }

  async function mailsTo(address: string): Promise<OpenedMail[]> {
    const mails = (await localMail?.outbox.list(500)) ?? [];
    return mails.filter((mail) => mail.to.address.toLowerCase() === address.toLowerCase());
  }

  /** The latest mail to an address, waited for up to ten seconds; `about` is a part of its subject. */
  async function mailTo(address: string, about = ''): Promise<OpenedMail> {
    return vi.waitFor(async () => {
      const found = (await mailsTo(address)).find(({ subject }) => subject.includes(about));
      if (!found) throw new Error(`No mail${about && ` about '${about}'`} came to ${address}.`);
      return found;
    }, waitOptions);
  }

  /** Waits until nothing waits to be sent or looked up any more, and tells what came to an address, latest first. */
  async function allMailTo(address: string): Promise<OpenedMail[]> {
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query<{ waiting: boolean }>(
        'select exists (select from mails where sealed is not null and failed_at is null) or exists (select from address_requests) as waiting',
      );
      if (rows[0]?.waiting !== false) throw new Error('There are mails that still wait to be sent.');
    }, waitOptions);
    return mailsTo(address);
  }

  /** Lets the pause between two mails to an address pass. */
  async function letMailPausePass(): Promise<void> {
    await database.pool.query("delete from rate_limits where key like 'mail-pause%'");
  }

  const opened = opening.move();
  async function close(): Promise<void> {
    await opened.disposeAsync();
    expectDeclared(logLines);
    rmSync(dataDir, { recursive: true });
    await fresh.drop();
  }

  return {
    origin,
    app,
    config,
    db: database.db,
    pool: database.pool,
    jobs,
    passwords,
    reportDeps: features.reportDeps,
    wordingDeps: features.wordingDeps,
    /** The language model with its budgets; undefined where the settings name none. */
    models: features.models,
    /** The rounds of the blind test. */
    blindTest: features.blindTest,
    /** Settles open payments now, whatever was looked at lately. */
    sweepPayments: features.billing.sweep,
    logLines,
    captchaAnswer,
    call,
    login,
    account,
    person,
    loggedIn,
    /** Begins to write reports and to send mail, as the product does. */
    startWorkers: beginJobs,
    /** Begins to do what comes again and again. */
    startSchedules: beginSchedules,
    /** Where failures of ours are noted. */
    seen,
    mailTo,
    allMailTo,
    letMailPausePass,
    outbox: localMail?.outbox,
    close,
  };
}

export type World = Awaited<ReturnType<typeof world>>;

/** Fails where a route refused what it does not declare. */
export function expectDeclared(logLines: readonly string[]): void {
  const undeclared = logLines.filter((line) => line.includes('undeclared refusal'));
  if (undeclared.length > 0)
    throw new Error(`Refusals that their routes do not declare: ${undeclared.join('')}`);
}
