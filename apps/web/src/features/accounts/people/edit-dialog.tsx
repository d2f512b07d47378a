import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AstroUser } from '@udaya/contract/astro-users';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { errorLine } from '../../../api/error-text.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { ActivationForm } from './activation-form.tsx';
import { DetailsForm } from './details-form.tsx';
import { forgetPeople, personQuery } from './people-queries.ts';
import { nameOf } from './person-words.ts';

interface Props {
  person: AstroUser;
  onClose: () => void;
  /** Something was changed: what is said of it. */
  onDone: (text: string) => void;
}

/** An account with its fields disabled and the Activated switch, and as a second step its details to be edited. */
export function EditDialog({ person: listed, onClose, onDone }: Props) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...personQuery(listed.id), placeholderData: listed });
  const [editing, setEditing] = useState(false);
  const [overtaken, setOvertaken] = useState<Error>();
  const person = query.data ?? listed;
  const name = nameOf(person);
  // Who opens it again at once finds the account as it was just saved.
  const done = (saved: AstroUser, said: string) => {
    queryClient.setQueryData(personQuery(saved.id).queryKey, saved);
    onDone(said);
  };
  // Somebody else was faster: the account is shown as it is now, before anything is tried again.
  const onFailed = (error: Error) => {
    if (!(error instanceof ApiError) || error.code !== 'account.changed') return;
    setOvertaken(error);
    setEditing(false);
    void forgetPeople(queryClient);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={
        editing ? m.account_managed_edit_details_title({ name }) : m.account_managed_edit_title({ name })
      }
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      {!editing && <MessageLine tone="error" {...errorLine(overtaken ?? query.error)} />}
      {editing ? (
        <DetailsForm
          person={person}
          onBack={() => setEditing(false)}
          onFailed={onFailed}
          onDone={(saved) => done(saved, m.account_managed_details_saved({ name: nameOf(saved) }))}
        />
      ) : (
        <ActivationForm
          // What it shows is the account as it was when it was looked at.
          key={person.version}
          person={person}
          onClose={onClose}
          onEdit={() => {
            setOvertaken(undefined);
            setEditing(true);
          }}
          onFailed={onFailed}
          onDone={(saved) =>
            done(
              saved,
              saved.activated
                ? m.account_managed_switched_on({ name })
                : m.account_managed_switched_off({ name }),
            )
          }
        />
      )}
    </Modal>
  );
}
