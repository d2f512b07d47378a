import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProductAdmin, productAdmins } from '@udaya/contract/product-admins';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { focusPanelHeading } from '../../../ui/focus-heading.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { afterDialog, useFocusReturn } from '../../../ui/use-focus-return.ts';
import { type AdminAction, AdminActions } from './admin-actions.tsx';
import { adminColumns } from './admin-columns.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import classes from './people-page.module.css';
import { adminPage, adminsQuery } from './people-queries.ts';

interface Asked {
  action: AdminAction;
  admin: ProductAdmin;
}

const calls: Record<AdminAction, (admin: ProductAdmin) => Promise<{ admins: ProductAdmin[] }>> = {
  resend: ({ id }) => call(productAdmins.resend, { params: { id } }),
  withdraw: ({ id }) => call(productAdmins.withdraw, { params: { id } }),
  disable: ({ id, version }) =>
    call(productAdmins.setActivation, { params: { id }, body: { activated: false, version } }),
  enable: ({ id, version }) =>
    call(productAdmins.setActivation, { params: { id }, body: { activated: true, version } }),
};
const doneWords: Record<AdminAction, (details: { name: string }) => string> = {
  resend: m.account_admin_resent,
  withdraw: m.account_admin_withdrawn,
  disable: m.account_admin_switched_off,
  enable: m.account_admin_switched_on,
};

/** The product admins with the open invitations, and the way to invite another. */
export function AdminsPanel() {
  const queryClient = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const query = useQuery({ ...adminsQuery, select: adminPage });
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<string>();
  const [read, setRead] = useState(0);
  const focus = useFocusReturn();
  const keep = (next: { admins: ProductAdmin[] }) => queryClient.setQueryData(adminsQuery.queryKey, next);
  const doing = useMutation({
    mutationFn: ({ action, admin }: Asked) => calls[action](admin),
    onSuccess: (next, { action, admin }) => {
      setAsked(undefined);
      setDone(doneWords[action]({ name: admin.email }));
      keep(next);
      // What was pressed may be gone.
      setTimeout(() => focusPanelHeading(list.current), afterDialog);
    },
    onError: () => void queryClient.invalidateQueries(adminsQuery),
  });
  const choose = (action: AdminAction, admin: ProductAdmin) => {
    doing.reset();
    setDone(undefined);
    if (action === 'withdraw' || action === 'disable') {
      focus.leave();
      setAsked({ action, admin });
    } else doing.mutate({ action, admin });
  };
  const listFailed = query.error && query.errorUpdatedAt !== read ? query.error : undefined;
  return (
    <div className={classes.panel}>
      <InviteForm
        onDone={(next, email) => {
          keep(next);
          setDone(m.account_invited_admin({ email }));
        }}
      />
      <SectionPanel title={m.account_admins_title()} lead={m.account_admins_lead()}>
        <div ref={list}>
          <div className={classes.said}>
            <MessageLine tone="success" text={done} />
          </div>
          <DataList
            title={m.account_admins_title()}
            query={query}
            columns={adminColumns()}
            renderActions={(admin) => (
              <AdminActions
                admin={admin}
                working={doing.isPending && doing.variables.admin.id === admin.id}
                onChoose={(action) => choose(action, admin)}
              />
            )}
            expected={2}
            empty={null}
          />
        </div>
      </SectionPanel>
      {asked && (
        <ConfirmDialog
          opened
          {...questionOf(asked)}
          keep={m.account_managed_cancel()}
          danger
          working={doing.isPending}
          failure={doing.error ? errorText(doing.error) : undefined}
          onClose={() => {
            setAsked(undefined);
            focus.comeBack();
          }}
          onConfirm={() => doing.mutate(asked)}
        />
      )}
      <ErrorDialog
        error={asked ? undefined : (doing.error ?? listFailed)}
        onClose={() => {
          if (doing.error) doing.reset();
          else setRead(query.errorUpdatedAt);
        }}
      />
    </div>
  );
}

function questionOf({ action, admin: { email: name } }: Asked) {
  return action === 'withdraw'
    ? {
        title: m.account_admin_withdraw_title({ name }),
        text: m.account_admin_withdraw_text(),
        confirm: m.account_admin_withdraw_confirm(),
      }
    : {
        title: m.account_admin_switch_off_title({ name }),
        text: m.account_admin_switch_off_text({ name }),
        confirm: m.account_admin_switch_off_confirm(),
      };
}
