import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type GroupMember, groupMembers } from '@udaya/contract/group-members';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorLine, errorText } from '../../../api/error-text.ts';
import { useSession } from '../../../api/use-session.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconFileUpload, IconPlus, IconUsers } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeavingDialog } from './leaving-dialog.tsx';
import { type MemberAction, MemberActions } from './member-actions.tsx';
import { memberColumns } from './member-columns.tsx';
import { nameOf } from './member-labels.ts';
import { branchMemberList, type MemberSearch, memberList } from './member-list.ts';
import { forgetMembers } from './member-queries.ts';
import classes from './members-page.module.css';

type Asked =
  | { action: 'invite' }
  | { action: Exclude<MemberAction, 'resend' | 'enable'>; member: GroupMember };

const atOnce = {
  resend: ({ id }: GroupMember) => call(groupMembers.resend, { params: { id } }),
  withdraw: ({ id }: GroupMember) => call(groupMembers.withdraw, { params: { id } }),
  enable: ({ id, version }: GroupMember) =>
    call(groupMembers.setActivation, { params: { id }, body: { activated: true, version } }),
} satisfies Partial<Record<MemberAction, (member: GroupMember) => Promise<{ message: string }>>>;

/** Everybody of a group or of a branch, with all that can be done with them. */
export function MembersPage({ search }: { search: MemberSearch }) {
  const queryClient = useQueryClient();
  const { branchName } = useSession();
  const definition = branchName === null ? memberList : branchMemberList;
  const query = useQuery(definition.query(search));
  const [asked, setAsked] = useState<Asked>();
  const [doneMessage, setDoneMessage] = useState<string>();
  const focus = useFocusReturn();
  const close = () => {
    setAsked(undefined);
    focus.comeBack();
  };
  const done = (message: string) => {
    close();
    setDoneMessage(message);
  };
  const doing = useMutation({
    mutationFn: ({ action, member }: { action: keyof typeof atOnce; member: GroupMember }) =>
      atOnce[action](member),
    onSuccess: ({ message }) => (asked ? done(message) : setDoneMessage(message)),
    onSettled: () => forgetMembers(queryClient),
  });
  const begin = (next: Asked) => {
    focus.leave();
    setAsked(next);
  };
  const choose = (action: MemberAction, member: GroupMember) => {
    doing.reset();
    setDoneMessage(undefined);
    if (action === 'resend' || action === 'enable') doing.mutate({ action, member });
    else begin({ action, member });
  };
  const invite = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} />}
      onClick={() => {
        setDoneMessage(undefined);
        begin({ action: 'invite' });
      }}
    >
      {m.member_invite()}
    </Button>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={m.member_title()}
        lead={branchName === null ? m.member_lead_group() : m.member_lead_branch()}
        actions={
          <>
            {invite}
            <Button
              variant="default"
              leftSection={<IconFileUpload size={18} stroke={1.8} />}
              renderRoot={(props) => <Link {...props} to="/enterprise/users/file" />}
            >
              {m.member_invite_file()}
            </Button>
          </>
        }
      />
      <div className={classes.said}>
        <MessageLine tone="success" text={doneMessage} />
        {!asked && <MessageLine tone="error" {...errorLine(doing.error)} />}
      </div>
      <DataList
        list={definition}
        title={m.member_title()}
        query={query}
        search={search}
        columns={memberColumns()}
        renderActions={(member) => (
          <MemberActions
            member={member}
            mayErase={branchName === null}
            working={
              doing.isPending && doing.variables.member.id === member.id ? doing.variables.action : undefined
            }
            onChoose={(action) => choose(action, member)}
          />
        )}
        count={(total) => m.member_count({ total })}
        heading={2}
        empty={
          <EmptyState
            icon={<IconUsers size={26} stroke={1.6} />}
            title={m.member_empty()}
            text={m.member_empty_text()}
            action={invite}
          />
        }
      />
      {asked?.action === 'invite' && <InviteDialog onClose={close} onDone={done} />}
      {asked?.action === 'change' && <ChangeDialog member={asked.member} onClose={close} onDone={done} />}
      {(asked?.action === 'disable' || asked?.action === 'erase') && (
        <LeavingDialog action={asked.action} member={asked.member} onClose={close} onDone={done} />
      )}
      {asked?.action === 'withdraw' && (
        <ConfirmDialog
          opened
          title={m.group_withdraw_title({ name: nameOf(asked.member) })}
          text={m.group_withdraw_text()}
          keep={m.group_withdraw_keep()}
          confirm={m.group_withdraw_confirm()}
          danger
          working={doing.isPending}
          failure={doing.error ? errorText(doing.error) : undefined}
          onClose={close}
          onConfirm={() => doing.mutate({ action: 'withdraw', member: asked.member })}
        />
      )}
    </div>
  );
}
