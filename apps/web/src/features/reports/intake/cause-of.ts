import * as m from '@udaya/messages';

const causes: Record<string, () => string> = {
  'branch.closed': m.birth_failure_branch_closed,
  'report.conflict': m.birth_cause_conflict,
  'request.too_many': m.birth_cause_busy,
  'server.busy': m.birth_cause_busy,
  'server.unavailable': m.failure_server_unavailable,
  'access.denied': m.birth_cause_denied,
};

/** Why a report could not be taken, in plain words, by the code that the address carries. */
export function causeOf(code: string): string {
  return (Object.hasOwn(causes, code) ? causes[code] : undefined)?.() ?? m.birth_cause_unknown();
}
