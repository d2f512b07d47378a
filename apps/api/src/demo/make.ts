import { randomBytes } from 'node:crypto';
import type { GroupPlan, GroupType } from '@udaya/core/groups/group-types';
import type { Role } from '@udaya/core/identity/roles';
import { users } from '../features/accounts/tables.ts';
import { storedForm } from '../features/groups/form-tokens.ts';
import { branches as branchTable, groups } from '../features/groups/tables.ts';
import type { Passwords } from '../platform/crypto/passwords.ts';
import { hashToken, newId, newToken } from '../platform/crypto/tokens.ts';
import type { Queryable } from '../platform/database/handles.ts';

export interface MadeGroup {
  id: string;
  formToken: string;
  enterpriseCode: string;
  branchIds: string[];
}

/** Makes a group with branches; what is not given is made up. */
export async function makeGroup(
  db: Queryable,
  given: {
    name?: string;
    enterpriseCode?: string;
    institutionCode?: string;
    description?: string;
    type?: GroupType;
    plan?: GroupPlan;
    formToken?: string;
    /** Seals the token, so that its link can be shown; without it the token is kept hashed only. */
    formKey?: Buffer;
    branches?: readonly string[];
    createdAt?: Date;
  } = {},
): Promise<MadeGroup> {
  const tag = randomBytes(3).toString('hex').toUpperCase();
  const { branches = ['North', 'South'], formToken = newToken('form'), formKey, ...rest } = given;
  const id = newId();
  const group = {
    id,
    name: `Group ${tag}`,
    country: 'India',
    institutionCode: `I-${tag}`,
    enterpriseCode: `G-${tag}`,
    type: 'NGO' as const,
    plan: 'CONTRACT' as const,
    ...(formKey ? storedForm(formKey, 'groups', id, formToken) : { formTokenHash: hashToken(formToken) }),
    ...rest,
  };
  await db.insert(groups).values(group);
  const since = given.createdAt ? { createdAt: given.createdAt } : {};
  const rows = branches.map((name) => ({ id: newId(), groupId: group.id, name, ...since }));
  if (rows.length > 0) await db.insert(branchTable).values(rows);
  return {
    id: group.id,
    formToken,
    enterpriseCode: group.enterpriseCode,
    branchIds: rows.map((row) => row.id),
  };
}

export type UserRow = typeof users.$inferInsert;

/** Makes an account; what is not given is made up. The password is hashed as the product hashes it. */
export async function makeUser(
  db: Queryable,
  passwords: Passwords,
  given: Partial<Omit<UserRow, 'passwordHash'>> & { role: Role; password: string },
): Promise<UserRow> {
  const { password, ...rest } = given;
  const username = given.username ?? `person-${randomBytes(4).toString('hex')}`;
  const row: UserRow = {
    id: newId(),
    username,
    email: `${username}@udaya.example`,
    passwordHash: await passwords.hash(password),
    status: 'ACTIVE',
    firstName: 'Test',
    lastName: 'Person',
    mobile: '9876543210',
    diallingCode: '+91',
    city: 'Tirunelveli',
    state: 'Tamil Nadu',
    country: 'India',
    ...rest,
  };
  await db.insert(users).values(row);
  return row;
}
