import { BirthInput } from '@udaya/contract/births';
import type { LanguageModel } from '@udaya/contract/product';
import type { Actor } from '@udaya/core/access/scope';
import { eq, sql } from 'drizzle-orm';
import { countUsers } from '../features/accounts/store.ts';
import { callFor } from '../features/audit/call-for.ts';
import { groupDuties } from '../features/group-data/tables.ts';
import { searchPlaces } from '../features/places/search-places.ts';
import { createReport } from '../features/reports/intake/create-report.ts';
import { newConsent } from '../features/reports/intake/new-consent.ts';
import { consents, reports } from '../features/reports/tables.ts';
import type { Passwords } from '../platform/crypto/passwords.ts';
import type { Queryable } from '../platform/database/handles.ts';
import { setMark } from '../platform/database/installation.ts';
import { advisoryLocks } from '../platform/database/locks.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { demoAccounts, demoGroups, demoPassword } from './demo-accounts.ts';
import { type DemoBirth, type DemoOwnBirth, demoBirths, demoGroupBirths } from './demo-births.ts';
import { makeGroup, makeUser } from './make.ts';
import { type DemoShop, seedDemoPayment } from './seed-demo-payment.ts';

/** What the demo world is made with; its consents name the language model where there is one. */
type DemoParts = DemoShop & { jobs: Jobs; languageModel: LanguageModel | null; peopleKey: Buffer };

/** Fills an empty database with the demo world; a database with any account in it stays as it is. */
export async function seedDemoWorld(
  parts: DemoParts & { passwords: Passwords; formKey: Buffer },
): Promise<void> {
  const { db } = parts;
  if ((await countUsers(db)) > 0) return;
  const people = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seedDemo})`);
    if ((await countUsers(tx)) > 0) return undefined;
    await setMark(tx, 'demo-world', 'seeded');
    return seedAccounts(tx, parts);
  });
  if (!people) return;
  const of = (name: string) => {
    const actor = people.get(name);
    if (!actor) throw new Error(`The demo world has no ${name}.`);
    return actor;
  };
  for (const birth of demoBirths) await seedOwnReport(parts, of('demo-parent'), birth);
  for (const { username, ...birth } of demoGroupBirths) await seedReport(parts, of(username), birth);
}

/** Half a year ago: before the first report of any. */
const demoGroupsSince = () => new Date(Date.now() - 182 * 86_400_000);

/** Makes the accounts, and answers them by their usernames. */
async function seedAccounts(
  tx: Queryable,
  { passwords, formKey }: { passwords: Passwords; formKey: Buffer },
): Promise<Map<string, Actor>> {
  const groupsByCode = new Map<string, Awaited<ReturnType<typeof makeGroup>>>();
  for (const { fiduciary, ...group } of demoGroups) {
    const made = await makeGroup(tx, { ...group, formKey, createdAt: demoGroupsSince() });
    groupsByCode.set(group.enterpriseCode, made);
    await tx.insert(groupDuties).values({ groupId: made.id, ...fiduciary, changedBy: '' });
  }
  const people = new Map<string, Actor>();
  for (const account of demoAccounts) {
    const group = account.enterpriseCode ? groupsByCode.get(account.enterpriseCode) : undefined;
    const groupId = group?.id ?? null;
    const branchId = account.branch === undefined ? null : (group?.branchIds[account.branch] ?? null);
    const { username, role, firstName, lastName, home } = account;
    const made = await makeUser(tx, passwords, {
      username,
      role,
      firstName,
      lastName,
      groupId,
      branchId,
      ...home,
      password: demoPassword,
    });
    people.set(username, { userId: made.id, role, groupId, branchId });
  }
  return people;
}

async function seedOwnReport(
  parts: DemoParts,
  actor: Actor,
  { paymentStatus, ...birth }: DemoOwnBirth,
): Promise<void> {
  const { id, createdAt } = await seedReport(parts, actor, birth);
  await parts.db.update(reports).set({ paymentStatus }).where(eq(reports.id, id));
  if (paymentStatus === 'PENDING' || paymentStatus === 'TRIAL') return;
  const report = { id, userId: actor.userId, status: paymentStatus, createdAt };
  await seedDemoPayment(parts, report, { name: 'Meena Sundaram', state: 'Tamil Nadu', country: 'India' });
}

async function seedReport(
  { db, jobs, languageModel, peopleKey }: DemoParts,
  actor: Actor,
  birth: DemoBirth,
): Promise<{ id: string; createdAt: Date }> {
  const [place] = await searchPlaces(db, { country: birth.country, text: birth.place });
  if (!place) throw new Error(`The demo place ${birth.place} is not in the gazetteer.`);
  const { daysAgo, ...details } = birth;
  const input = BirthInput.parse({
    ...details,
    place: { place_id: place.place_id, description: place.description },
    refferedBy: 'Self',
    consent: true,
  });
  const { id } = await createReport(
    {
      ...callFor(db, actor, 'demo'),
      jobs,
      publicUrl: () => '',
      reportsAreFree: false,
      languageModel,
      peopleKey,
    },
    input,
  );
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000);
  await db.update(reports).set({ createdAt }).where(eq(reports.id, id));
  if (actor.groupId !== null) {
    // As staff of a group enter it: a parent agreed on paper.
    const consent = newConsent(
      { languageModel },
      { givenBy: actor.userId, method: 'staff', evidence: `Paper form ${daysAgo}` },
    );
    await db
      .update(consents)
      .set({ ...consent, givenAt: createdAt })
      .where(eq(consents.reportId, id));
  }
  return { id, createdAt };
}

/** Tells how to log in. */
export function printDemoWorld(say: (text: string) => void): void {
  say(`Demo logins, all with the password ${demoPassword}:`);
  const byPortal = Map.groupBy(demoAccounts, ({ enterpriseCode, role }) => {
    if (enterpriseCode) return `/enterprise/login, code ${enterpriseCode}`;
    return role === 'productAdmin' ? '/product/login' : '/login';
  });
  for (const [portal, accounts] of byPortal)
    say(`  ${portal.padEnd(34)} ${accounts.map(({ username }) => username).join(', ')}`);
}
