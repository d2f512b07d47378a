import type { AstroUser, AstroUserPage, astroUsers } from '@udaya/contract/astro-users';
import { Failure } from '@udaya/core/failure';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { presentPerson } from './present-person.ts';
import { findPerson, listPeopleRows } from './store-people.ts';

/** One page of the consumers' accounts. A page beyond the last one is empty. */
export async function listPeople(
  { db }: UserCall,
  query: output<typeof astroUsers.list.query>,
): Promise<AstroUserPage> {
  const { people, total, totalIsExact } = await listPeopleRows(db, query);
  return {
    keys: people.map(presentPerson),
    currentPage: query.page,
    totalPages: Math.ceil(total / query.size),
    pageSize: query.size,
    totalItems: total,
    totalIsExact,
  };
}

/**
 * One account of a consumer.
 * @throws Failure `record.missing` for one that is erased, of another role, or missing
 */
export async function readPerson(ctx: UserCall, { id }: { id: string }): Promise<AstroUser> {
  const person = await findPerson(ctx.db, id);
  if (!person) throw new Failure('record.missing');
  await ctx.auditReading('account.viewed', id);
  return presentPerson(person);
}
