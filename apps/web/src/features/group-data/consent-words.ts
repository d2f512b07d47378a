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
  self: m.data_method_self,
  staff: m.data_method_staff,
  form: m.data_method_form,
  file: m.data_method_file,
};
export const stateLabels: Record<ConsentState, () => string> = {
  given: m.data_state_given,
  withdrawn: m.data_state_withdrawn,
};
/** Who asked that a consent be withdrawn. */
export const askerLabels: Record<WithdrawalAsker, () => string> = {
  person: m.data_asker_person,
  parent: m.data_asker_parent,
  guardian: m.data_asker_guardian,
  other: m.data_asker_other,
};

export const methodOptions = () => consentMethods.map((value) => ({ value, label: methodLabels[value]() }));
export const stateOptions = () => consentStates.map((value) => ({ value, label: stateLabels[value]() }));
export const askerOptions = () => withdrawalAskers.map((value) => ({ value, label: askerLabels[value]() }));
