import { randomBytes } from 'node:crypto';
import { type ConsentMethod } from '@udaya/core/births/consent-methods';
import type { Role } from '@udaya/core/identity/roles';
import { type MadeGroup, makeGroup, type UserRow } from '../src/demo/make.ts';
import { acceptReport } from '../src/features/reports/intake/accept-report.ts';
import { makeBirthRecord } from '../src/features/reports/intake/make-birth-record.ts';
import { newConsent } from '../src/features/reports/intake/new-consent.ts';
import { birthBody } from './birth-body.ts';
import type { Person, World } from './world.ts';

/** A group with an admin, and what else a story needs of one. */
export interface StaffedGroup extends MadeGroup {
  admin: Person;
  /** Somebody of the group who can call the API. */
  hire(role: Role, given?: Partial<UserRow>): Promise<Person>;
  /** A report of the group that waits to be written, as its staff enters it. */
  addReport(maker: Person | undefined, given?: GivenReport): Promise<string>;
}

interface GivenReport {
  name?: string;
  dateOfBirth?: string;
  branchId?: string | null;
  method?: ConsentMethod;
  evidence?: string;
  createdAt?: Date;
}

/** Makes a group with an admin who is logged in. */
export async function staffedGroup(w: World): Promise<StaffedGroup> {
  const group = await makeGroup(w.db);

  const hire = (role: Role, given: Partial<UserRow> = {}): Promise<Person> =>
    w.person(role, {
      groupId: group.id,
      branchId: role === 'groupAdmin' ? null : (group.branchIds[0] ?? null),
      ...given,
    });

  const admin = await hire('groupAdmin');

  async function addReport(maker: Person | undefined, given: GivenReport = {}): Promise<string> {
    const { name = 'Meena', dateOfBirth = '2015-04-12', method = 'staff', evidence = '', createdAt } = given;
    const { consent: _agreed, ...details } = await birthBody(admin, { name, dateOfBirth });
    const branchId = given.branchId === undefined ? (maker?.user.branchId ?? null) : given.branchId;
    const birth = await makeBirthRecord(w.db, { meridies: undefined, ...details } as never, new Date());
    const id = await w.db.transaction((tx) =>
      acceptReport(tx, w.jobs, {
        owner: { ownerId: maker?.user.id ?? null, groupId: group.id, branchId },
        plan: 'CONTRACT',
        free: false,
        birth,
        submission: { idempotencyKey: null, submissionHash: randomBytes(8).toString('hex') },
        consent: newConsent(w.reportDeps, { givenBy: maker?.user.id ?? null, method, evidence }),
      }),
    );
    if (id === undefined) throw new Error('No report was taken.');
    if (createdAt) await w.pool.query('update reports set created_at = $2 where id = $1', [id, createdAt]);
    return id;
  }

  return { ...group, admin, hire, addReport };
}
