import type { Operator } from '@udaya/core/operator';
import * as m from '@udaya/messages';

/** Who sells, on one line. */
export function sellerLine({ legalName, address }: Operator): string {
  return address ? m.legal_operator({ name: legalName, address }) : legalName;
}

/** Who answers complaints and in what time, as a paper or a mail of a sale has it; nothing where nobody is named. */
export function complaintLines({ grievanceOfficer, grievanceEmail, grievancePhone }: Operator): string[] {
  if (!grievanceOfficer) return [];
  const who = { officer: grievanceOfficer, email: grievanceEmail };
  return [
    grievancePhone ? m.legal_complaints_phone({ ...who, phone: grievancePhone }) : m.legal_complaints(who),
  ];
}
