import type { Jobs } from '../../platform/jobs/jobs.ts';
import { answerAddress, type AnswerAddressParts } from './answer-address.ts';

/** Begins to answer the addresses that asked for a link. */
export async function workAddresses(parts: AnswerAddressParts & { jobs: Jobs }): Promise<void> {
  await parts.jobs.work('answer-address', 1, ({ requestId }) => answerAddress(parts, requestId));
}
