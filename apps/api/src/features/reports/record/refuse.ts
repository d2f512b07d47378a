import { Failure } from '@udaya/core/failure';
import type { Refusal } from '@udaya/core/reports/report-policy';

/** Throws what the policy refuses with; an action that is needless is nobody's to refuse. */
export function refuse(refusal: Refusal | undefined): void {
  if (refusal && refusal !== 'needless') throw new Failure(refusal);
}
