import { Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type AstroUser, astroUsers } from '@udaya/contract/astro-users';
import { restorableDays } from '@udaya/core/identity/account-states';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { forgetPeople } from './people-queries.ts';
import { dayOf, nameOf } from './person-words.ts';

const longestReason = 300;

interface Props {
  person: AstroUser;
  onClose: () => void;
  onDone: (person: AstroUser) => void;
}

/** Asks once more before an account is deleted, and why; tells until when that can be undone. */
export function DeleteDialog({ person, onClose, onDone }: Props) {
  const queryClient = useQueryClient();
  const name = nameOf(person);
  const [eraseDay] = useState(() => dayOf(new Date(Date.now() + restorableDays * 86_400_000)));
  const removal = useCallForm(astroUsers.remove, {
    name: 'delete-person',
    initialValues: { reason: '', version: person.version },
    inputOf: (body) => ({ params: { id: person.id }, body }),
    onDone,
    onFailed: () => void forgetPeople(queryClient),
  });
  return (
    <ConfirmDialog
      opened
      title={m.account_managed_delete_title({ name })}
      text={m.account_managed_delete_text()}
      keep={m.account_managed_cancel()}
      confirm={m.account_managed_delete_confirm()}
      danger
      working={removal.pending}
      failure={removal.failure.text ? errorText(removal.error) : undefined}
      onClose={onClose}
      onConfirm={() => removal.submit()}
    >
      <Text>{m.account_managed_delete_truth({ name, email: person.email, day: eraseDay })}</Text>
      <Textarea
        label={m.account_managed_delete_reason()}
        description={m.account_managed_delete_reason_hint()}
        maxLength={longestReason}
        autosize
        minRows={2}
        maxRows={5}
        {...removal.form.getInputProps('reason')}
      />
    </ConfirmDialog>
  );
}
