import { describe, expect, it } from 'vitest';
import { groupRoles, type Role, roles } from '../identity/roles.ts';
import { readMemberHeading, roleNamed } from './member-file.ts';
import { givableRoles, mayGive, needsBranch } from './member-rules.ts';

describe('who gives which role', () => {
  const table: Record<Role, Record<Role, boolean>> = {
    user: { user: false, productAdmin: false, groupAdmin: false, branchAdmin: false, groupUser: false },
    productAdmin: {
      user: false,
      productAdmin: false,
      groupAdmin: true,
      branchAdmin: false,
      groupUser: false,
    },
    groupAdmin: { user: false, productAdmin: false, groupAdmin: true, branchAdmin: true, groupUser: true },
    branchAdmin: { user: false, productAdmin: false, groupAdmin: false, branchAdmin: true, groupUser: true },
    groupUser: { user: false, productAdmin: false, groupAdmin: false, branchAdmin: false, groupUser: false },
  };
  const cases = roles.flatMap((giver) => roles.map((role) => [giver, role, table[giver][role]] as const));

  it.each(cases)('%s gives %s: %s', (giver, role, may) => expect(mayGive(giver, role)).toBe(may));

  it('names none above the own, within a group', () => {
    for (const [rank, giver] of groupRoles.entries())
      for (const role of givableRoles(giver)) expect(groupRoles.indexOf(role)).toBeGreaterThanOrEqual(rank);
  });

  it('puts everybody but group admins into a branch', () =>
    expect(groupRoles.map(needsBranch)).toEqual([false, true, true]));
});

describe('a file of invitations', () => {
  it('has its columns in any order and case, and says which are missing, unknown or there twice', () => {
    expect(readMemberHeading(['Branch', 'EMAIL', 'First Name', 'role', 'email', 'Phone', ''])).toEqual({
      at: { branch: 0, email: 1, firstName: 2, role: 3 },
      missing: ['lastName'],
      twice: ['email'],
      unknown: ['Phone'],
    });
  });

  it.each([
    ['Group admin', 'groupAdmin'],
    ['branch_admin', 'branchAdmin'],
    ['groupUser', 'groupUser'],
    [' user ', 'groupUser'],
    ['Product admin', undefined],
    ['', undefined],
  ])('reads the role %j as %j', (cell, role) => expect(roleNamed(cell)).toBe(role));
});
