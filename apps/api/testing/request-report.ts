import { reports } from '@udaya/contract/reports';
import { expect } from 'vitest';
import { birthBody } from './birth-body.ts';
import type { Person } from './world.ts';

/** Sends birth details as the form does; the id of the report, which is still to be written. */
export async function requestReport(person: Person, change: Record<string, unknown>): Promise<string> {
  const answer = await person.call(reports.create, { body: await birthBody(person, change) });
  expect(answer.failure.errors).toBeUndefined();
  return answer.body.id;
}
