import { Stack, TextInput } from '@mantine/core';
import { accounts } from '@udaya/contract/accounts';
import type { MemberRole } from '@udaya/core/groups/member-rules';
import * as m from '@udaya/messages';
import type { Reply } from '../../../api/call.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { OptionalFold } from '../../../ui/optional-fold.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SecretInput } from '../../../ui/secret-input.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { withRepeat } from '../password/with-repeat.ts';
import { ContactFields } from '../person/contact-fields.tsx';
import { DeadResetLink, isDeadLink } from './dead-reset-link.tsx';

/** What somebody who was invited logs in with. */
export type Invitation = NonNullable<Reply<typeof accounts.checkResetLink>['invitation']>;

interface Props {
  token: string;
  /** Of somebody who was invited and chooses the first password. */
  invited: Invitation | undefined;
  onDone: (reply: Reply<typeof accounts.resetPassword>) => void;
}

/** The new password, twice. One that is refused leaves the link good. */
export function ResetForm({ token, invited, onDone }: Props) {
  useHeadingFocusNow();
  const reset = useCallForm(accounts.resetPassword, {
    initialValues: { token, password: '', confirmPassword: '', mobile: '', address1: '' },
    order: ['password', 'confirmPassword', 'mobile', 'address1'],
    rules: (typed, bySchema) => withRepeat(bySchema(typed), typed.password, typed, m.account_confirm_differs),
    checkOnBlur: true,
    onDone,
  });
  const { form } = reset;
  if (isDeadLink(reset.error)) return <DeadResetLink error={reset.error} />;

  return (
    <>
      <PageHeader
        title={invited ? m.account_invited_title() : m.account_reset_title()}
        lead={leadFor(invited)}
      />
      <CallForm form={reset}>
        <Stack gap="md">
          <MessageLine tone="error" {...reset.failure} />
          {invited && (
            <TextInput
              label={m.login_username()}
              value={invited.username}
              readOnly
              autoComplete="username"
              name="username"
            />
          )}
          <NewPasswordField
            label={invited ? m.login_password() : m.account_profile_new_password()}
            name="password"
            known={invited ? [invited.username] : []}
            field={form.getInputProps('password')}
          />
          <SecretInput
            label={m.account_register_confirm_password()}
            autoComplete="new-password"
            name="confirmPassword"
            {...form.getInputProps('confirmPassword')}
          />
          {invited?.group && (
            <OptionalFold
              label={m.birth_optional()}
              filled={form.values.mobile !== '' || form.values.address1 !== ''}
              wrong={form.errors.mobile !== undefined || form.errors.address1 !== undefined}
            >
              <ContactFields form={form} />
            </OptionalFold>
          )}
          <WorkingButton type="submit" size="lg" fullWidth working={reset.pending}>
            {invited ? m.account_invited_submit() : m.account_reset_submit()}
          </WorkingButton>
        </Stack>
      </CallForm>
    </>
  );
}

function leadFor(invited: Invitation | undefined): string {
  if (!invited) return m.account_reset_lead();
  const { username, group } = invited;
  return group
    ? placeWords[group.role]({
        group: group.name,
        code: group.enterpriseCode,
        username,
        branch: group.branch,
      })
    : m.account_invited_lead({ username });
}

/** What somebody will be in the group, and how to log in. */
const placeWords: Record<
  MemberRole,
  (inputs: { group: string; code: string; username: string; branch: string }) => string
> = {
  groupAdmin: m.group_invited_lead,
  branchAdmin: m.member_invited_branch_admin,
  groupUser: m.member_invited_user,
};
