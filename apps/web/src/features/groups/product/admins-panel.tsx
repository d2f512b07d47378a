import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GroupAdmin, ProductGroup } from '@udaya/contract/product-group-shapes';
import { productGroups } from '@udaya/contract/product-groups';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorLine, errorText } from '../../../api/error-text.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column, ListPage } from '../../../shell/data-list/list-types.ts';
import { RowActions } from '../../../shell/data-list/row-actions.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { focusPanelHeading } from '../../../ui/focus-heading.ts';
import { IconMail, IconTrash } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { memberBadges } from './group-labels.ts';
import classes from './group-page.module.css';
import { InviteAdminForm } from './invite-admin-form.tsx';
import { groupAdminsQuery } from './product-group-queries.ts';

const columns: readonly Column<GroupAdmin>[] = [
  { key: 'name', title: m.group_admin_name(), card: 'name', minWidth: '8rem', cell: ({ name }) => name },
  { key: 'email', title: m.dashboard_email(), card: 'fact', minWidth: '10rem', cell: ({ email }) => email },
  { key: 'username', title: m.login_username(), card: 'fact', cell: ({ username }) => username },
  {
    key: 'state',
    title: m.list_status(),
    card: 'block',
    minWidth: '9rem',
    cell: (admin) => <AdminState admin={admin} />,
  },
];

function AdminState({ admin: { state, expiresDate } }: { admin: GroupAdmin }) {
  const { tone, label } = memberBadges[state];
  return (
    <>
      <StatusBadge tone={tone}>{label()}</StatusBadge>
      {state === 'invited' && expiresDate && (
        <div className={classes.until}>
          <Rich
            message={m.group_admin_until}
            inputs={{}}
            places={{ date: <Timestamp instant={expiresDate} /> }}
          />
        </div>
      )}
    </>
  );
}

/** Who looks after a group, who is invited to, and the way to invite somebody. */
export function AdminsPanel({ group }: { group: ProductGroup }) {
  const { id } = group;
  const queryClient = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<GroupAdmin>();
  const [doneMessage, setDoneMessage] = useState<string>();
  const query = useQuery({ ...groupAdminsQuery(id), select: pageOf });
  const keep = ({ message, admins }: { message: string; admins: GroupAdmin[] }) => {
    queryClient.setQueryData(groupAdminsQuery(id).queryKey, { admins });
    setDoneMessage(message);
  };
  // Where the list was wrong, as of an invitation that was taken up meanwhile, it is put right with the refusal.
  const onError = () => void queryClient.invalidateQueries(groupAdminsQuery(id));
  const resend = useMutation({
    mutationFn: (invitationId: string) =>
      call(productGroups.resendInvitation, { params: { id, invitationId } }),
    onMutate: () => setDoneMessage(undefined),
    onSuccess: keep,
    onError,
  });
  const withdraw = useMutation({
    mutationFn: (invitationId: string) =>
      call(productGroups.withdrawInvitation, { params: { id, invitationId } }),
    onMutate: () => setDoneMessage(undefined),
    onSuccess: (done) => {
      setLeaving(undefined);
      keep(done);
      focusPanelHeading(list.current);
    },
    onError,
  });
  return (
    <SectionPanel title={m.group_admins_title()} lead={m.group_admins_lead()}>
      <div ref={list}>
        <DataList
          title={m.group_admins_title()}
          query={query}
          columns={columns}
          renderActions={(admin) => (
            <AdminActions
              admin={admin}
              resending={resend.isPending && resend.variables === admin.id}
              onResend={() => {
                withdraw.reset();
                resend.mutate(admin.id);
              }}
              onWithdraw={() => {
                resend.reset();
                withdraw.reset();
                setLeaving(admin);
              }}
            />
          )}
          expected={1}
          empty={<p className={classes.none}>{m.group_admins_none()}</p>}
        />
      </div>
      <MessageLine tone="success" text={doneMessage} />
      <MessageLine tone="error" {...errorLine(resend.error)} />
      <InviteAdminForm group={group} onInvited={keep} onBegin={() => setDoneMessage(undefined)} />
      <ConfirmDialog
        opened={leaving !== undefined}
        title={m.group_withdraw_title({ name: leaving?.name ?? '' })}
        text={m.group_withdraw_text()}
        keep={m.group_withdraw_keep()}
        confirm={m.group_withdraw_confirm()}
        danger
        working={withdraw.isPending}
        failure={withdraw.error ? errorText(withdraw.error) : undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => leaving && withdraw.mutate(leaving.id)}
      />
    </SectionPanel>
  );
}

interface ActionsProps {
  admin: GroupAdmin;
  resending: boolean;
  onResend: () => void;
  onWithdraw: () => void;
}

function AdminActions({ admin: { state, name }, resending, onResend, onWithdraw }: ActionsProps) {
  if (state !== 'invited' && state !== 'expired') return null;
  return (
    <RowActions
      menuLabel={m.group_admin_more({ name })}
      actions={[
        {
          key: 'resend',
          label: m.group_invite_again(),
          fullLabel: m.group_invite_again_label({ name }),
          icon: IconMail,
          working: resending,
          onChoose: onResend,
        },
        {
          key: 'withdraw',
          label: m.group_withdraw(),
          fullLabel: m.group_withdraw_label({ name }),
          icon: IconTrash,
          danger: true,
          onChoose: onWithdraw,
        },
      ]}
    />
  );
}

function pageOf({ admins: rows }: { admins: GroupAdmin[] }): ListPage<GroupAdmin> {
  return { rows, total: rows.length, pages: 1 };
}
