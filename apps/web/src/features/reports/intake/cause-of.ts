import * as m from '@udaya/messages';

const causes: Record<string, () => string> = {
  'branch.closed': m.group_birth_failure_branch_closed,
  'report.conflict': m.gform_cause_conflict,
  'request.too_many': m.gform_cause_busy,
  'server.busy': m.gform_cause_busy,
  'server.unavailable': m.failure_server_unavailable,
  'access.denied': m.gform_cause_denied,
  'network.unreachable': m.gform_cause_network,
  'network.timeout': m.gform_cause_timeout,
};

/** Why a report could not be taken, in plain words, by the code that the address carries. */
export function causeOf(code: string): string {
  return (Object.hasOwn(causes, code) ? causes[code] : undefined)?.() ?? m.gform_cause_unknown();
}
