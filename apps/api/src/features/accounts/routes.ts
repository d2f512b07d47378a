import { accounts, profile } from '@udaya/contract/accounts';
import { astroUsers } from '@udaya/contract/astro-users';
import { groupProfile } from '@udaya/contract/group-profile';
import { productAdmins } from '@udaya/contract/product-admins';
import { sessions } from '@udaya/contract/sessions';
import type { Serve } from '../../platform/http/serve.ts';
import { activateAccount } from './activate-account.ts';
import { forgotPassword } from './ask-for-link.ts';
import { changeContact } from './change-contact.ts';
import { changePassword } from './change-password.ts';
import { type ChangePersonDeps, changePerson } from './change-person.ts';
import { type ChangeProfileDeps, changeProfile } from './change-profile.ts';
import { confirmEmail } from './confirm-email.ts';
import { listAdmins } from './list-admins.ts';
import { listDiallingCountries } from './list-dialling-countries.ts';
import { listPeople, readPerson } from './list-people.ts';
import {
  inviteAnother,
  type ManageAdminsDeps,
  resendInvitation,
  setAdminActivation,
  withdrawInvitation,
} from './manage-admins.ts';
import { cancelEmailChange, resendConfirmation } from './pending-email.ts';
import { readProfile } from './read-profile.ts';
import { type ResendActivationDeps, resendActivation } from './resend-activation.ts';
import { checkResetLink, resetPassword } from './reset-password.ts';
import { saveSettings } from './save-settings.ts';
import { restoreAccount, scheduleDeletion } from './schedule-deletion.ts';
import { setActivation } from './set-activation.ts';
import { type SignUpDeps, signUp } from './sign-up.ts';
import { checkPassword } from './weigh-password.ts';

export interface AccountRouteDeps
  extends SignUpDeps,
    ResendActivationDeps,
    ChangeProfileDeps,
    ChangePersonDeps,
    ManageAdminsDeps {}

/** From the registration to the profile and its password, and what product admins look after. */
export function accountRoutes(serve: Serve<AccountRouteDeps>): void {
  serve(accounts.listCountries, listDiallingCountries);
  serve(accounts.signUp, signUp);
  serve(accounts.activate, activateAccount);
  serve(accounts.resendActivation, resendActivation);
  serve(accounts.forgotPassword, forgotPassword);
  serve(accounts.resetPassword, resetPassword);
  serve(accounts.checkResetLink, checkResetLink);
  serve(accounts.checkPassword, checkPassword);
  serve(accounts.confirmEmail, confirmEmail);

  serve(profile.read, readProfile);
  serve(groupProfile.read, readProfile);
  serve(groupProfile.changeContact, changeContact);
  serve(profile.change, changeProfile);
  serve(profile.changePassword, changePassword);
  serve(profile.resendConfirmation, resendConfirmation);
  serve(profile.cancelEmailChange, cancelEmailChange);
  serve(sessions.saveSettings, saveSettings);

  serve(astroUsers.list, listPeople);
  serve(astroUsers.read, readPerson);
  serve(astroUsers.change, changePerson);
  serve(astroUsers.setActivation, setActivation);
  serve(astroUsers.remove, scheduleDeletion);
  serve(astroUsers.restore, restoreAccount);

  serve(productAdmins.list, listAdmins);
  serve(productAdmins.invite, inviteAnother);
  serve(productAdmins.resend, resendInvitation);
  serve(productAdmins.withdraw, withdrawInvitation);
  serve(productAdmins.setActivation, setAdminActivation);
}
