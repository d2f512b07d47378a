import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AstroUser, astroUsers } from '@udaya/contract/astro-users';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { IconArrowBackUp, IconUsers } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { type PeopleSearch, peopleList } from './people-list.ts';
import classes from './people-page.module.css';
import { forgetPeople } from './people-queries.ts';
import { PersonActions } from './person-actions.tsx';
import { personColumns } from './person-columns.tsx';
import { dayOf, nameOf } from './person-words.ts';

/** What was done last, and the account whose deletion may be undone. */
interface Done {
  text: string;
  undo?: AstroUser;
}

/** The accounts of consumers, with all that can be done with one. */
export function PeoplePanel({ search }: { search: PeopleSearch }) {
  const queryClient = useQueryClient();
  const query = useQuery(peopleList.query(search));
  const [chosen, setChosen] = useState<{ dialog: 'edit' | 'delete'; person: AstroUser }>();
  const [done, setDone] = useState<Done>();
  const [read, setRead] = useState(0);
  const focus = useFocusReturn();
  const restore = useMutation({
    mutationFn: ({ id }: AstroUser) => call(astroUsers.restore, { params: { id } }),
    onSuccess: (person) => {
      setDone({ text: m.account_managed_restored({ name: nameOf(person) }) });
      // The button that was pressed is gone.
      focusHeading();
    },
    onSettled: () => forgetPeople(queryClient),
  });
  const open = (dialog: 'edit' | 'delete', person: AstroUser) => {
    focus.leave();
    setDone(undefined);
    setChosen({ dialog, person });
  };
  const close = () => {
    setChosen(undefined);
    focus.comeBack();
  };
  const finish = (next: Done) => {
    close();
    setDone(next);
    void forgetPeople(queryClient);
  };
  const listFailed = query.error && query.errorUpdatedAt !== read ? query.error : undefined;

  return (
    <div className={classes.panel}>
      <div className={classes.done}>
        <MessageLine tone="success" text={done?.text} />
        {done?.undo && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconArrowBackUp size={17} stroke={1.8} />}
            onClick={() => done.undo && restore.mutate(done.undo)}
          >
            {m.account_managed_undo()}
          </Button>
        )}
      </div>
      <DataList
        list={peopleList}
        title={m.account_managed_list_title()}
        query={query}
        search={search}
        columns={personColumns()}
        renderActions={(person) => (
          <PersonActions
            person={person}
            restoring={restore.isPending && restore.variables.id === person.id}
            onEdit={() => open('edit', person)}
            onDelete={() => open('delete', person)}
            onRestore={() => restore.mutate(person)}
          />
        )}
        count={(total) => m.account_managed_count({ total })}
        heading={2}
        empty={
          <EmptyState
            icon={<IconUsers size={26} stroke={1.6} />}
            title={m.account_managed_empty()}
            text={m.account_managed_empty_text()}
          />
        }
      />
      {chosen?.dialog === 'edit' && (
        <EditDialog person={chosen.person} onClose={close} onDone={(text) => finish({ text })} />
      )}
      {chosen?.dialog === 'delete' && (
        <DeleteDialog
          person={chosen.person}
          onClose={close}
          onDone={(deleted) =>
            finish({
              text: m.account_managed_deleted({
                name: nameOf(deleted),
                day: dayOf(deleted.deletion?.eraseDate ?? new Date()),
              }),
              undo: deleted,
            })
          }
        />
      )}
      <ErrorDialog
        error={restore.error ?? listFailed}
        onClose={() => {
          if (restore.error) restore.reset();
          else setRead(query.errorUpdatedAt);
        }}
      />
    </div>
  );
}
