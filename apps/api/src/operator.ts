import { isSandbox } from '@udaya/core/billing/providers';
import type { Operator } from '@udaya/core/operator';
import * as m from '@udaya/messages';
import { namedProviders, type Settings } from './settings.ts';

/** The operator of the settings, and whether this is an installation for trying out, behind which nobody stands. */
export interface KnownOperator extends Operator {
  isTrial: boolean;
}

/** Reads the operator from the settings; whoever runs one company has one address, so that of the tax invoice will do. */
export function readOperator(set: Settings, supportEmail: string): KnownOperator {
  const phone = set.SUPPORT_PHONE ?? '';
  return {
    legalName: set.LEGAL_NAME?.trim() ?? set.COMPANY_NAME,
    address: (set.LEGAL_ADDRESS ?? set.SELLER_ADDRESS ?? '').trim(),
    phone,
    grievanceOfficer: set.GRIEVANCE_OFFICER?.trim() ?? '',
    grievanceEmail: set.GRIEVANCE_EMAIL ?? supportEmail,
    grievancePhone: set.GRIEVANCE_PHONE ?? phone,
    refundRules: set.REFUND_RULES?.trim() ?? '',
    isTrial: set.NODE_ENV !== 'production',
  };
}

/** The operator as pages and papers name it: where it is tried out and nobody is named, that is said, in the reader's language. */
export function describeOperator({ isTrial, ...operator }: KnownOperator): Operator {
  if (!isTrial) return operator;
  return {
    ...operator,
    address: operator.address || m.legal_trial_address(),
    grievanceOfficer: operator.grievanceOfficer || m.legal_trial_officer(),
  };
}

/** A sentence for each setting without which nobody may be asked for real money: India's E-Commerce Rules 2020 ask who sells and who answers. */
export function missingOfSeller(set: Settings): string[] {
  if (namedProviders(set).every(isSandbox)) return [];
  const why = (what: string) => `must be set in production where reports are paid for: ${what}.`;
  return [
    ...(set.LEGAL_NAME ? [] : [`LEGAL_NAME ${why('buyers are told who sells')}`]),
    ...((set.LEGAL_ADDRESS ?? set.SELLER_ADDRESS)
      ? []
      : [`LEGAL_ADDRESS ${why('buyers are told where the seller is')}`]),
    ...(set.GRIEVANCE_OFFICER ? [] : [`GRIEVANCE_OFFICER ${why('a person by name answers complaints')}`]),
    ...((set.GRIEVANCE_PHONE ?? set.SUPPORT_PHONE)
      ? []
      : [`GRIEVANCE_PHONE or SUPPORT_PHONE ${why('complaints can be told by phone')}`]),
  ];
}
