import { type ConsentMethod, consentMethods } from '@udaya/core/births/consent-methods';
import {
  type ConsentState,
  consentStates,
  type WithdrawalAsker,
  withdrawalAskers,
} from '@udaya/core/groups/data-duty';
import * as m from '@udaya/messages';

/** By which way a consent came, in words. */
export const methodLabels: Record<ConsentMethod, () => string> = {
  self: m.duty_method_self,
  staff: m.duty_method_staff,
  form: m.duty_method_form,
  file: m.duty_method_file,
};
export const stateLabels: Record<ConsentState, () => string> = {
  given: m.duty_state_given,
  withdrawn: m.duty_state_withdrawn,
};
/** Who asked that a consent be withdrawn. */
export const askerLabels: Record<WithdrawalAsker, () => string> = {
  person: m.duty_asker_person,
  parent: m.duty_asker_parent,
  guardian: m.duty_asker_guardian,
  other: m.duty_asker_other,
};

export const methodOptions = () => consentMethods.map((value) => ({ value, label: methodLabels[value]() }));
export const stateOptions = () => consentStates.map((value) => ({ value, label: stateLabels[value]() }));
export const askerOptions = () => withdrawalAskers.map((value) => ({ value, label: askerLabels[value]() }));
