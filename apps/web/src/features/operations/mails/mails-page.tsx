import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LoggedMail, mailLog } from '@udaya/contract/mail-log';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { call } from '../../../api/call.ts';
import { AccountName } from '../../../shell/account-name.tsx';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { RowActions } from '../../../shell/data-list/row-actions.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconMail, IconRefresh } from '../../../ui/icons.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { DoneLine } from '../done-line.tsx';
import { operationsKey } from '../operation-queries.ts';
import { OperationsFrame } from '../operations-frame.tsx';
import classes from '../operations-lists.module.css';
import { type MailSearch, mailList } from './mail-list.ts';
import { keptBy, mailWords, stateWords } from './mail-words.ts';

function columns(): readonly Column<LoggedMail>[] {
  return [
    {
      key: 'kind',
      title: m.operations_filter_kind(),
      card: 'name',
      minWidth: '11rem',
      cell: ({ kind }) => mailWords(kind),
    },
    {
      key: 'to',
      title: m.operations_recipient(),
      card: 'fact',
      minWidth: '11rem',
      cell: ({ recipient, account }) => (
        <>
          {recipient || m.operations_recipient_unknown()}
          {account && (
            <span className={classes.second}>
              <AccountName account={account} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      title: m.operations_filter_state(),
      card: 'block',
      minWidth: '11rem',
      cell: (mail) => <MailState mail={mail} />,
    },
    {
      key: 'tries',
      title: m.operations_tries(),
      card: 'fact',
      cell: ({ tries }) => formatNumber(tries, getLocale()),
    },
    {
      key: 'when',
      title: m.operations_posted(),
      card: 'foot',
      cell: ({ createdDate }) => <Timestamp instant={createdDate} />,
    },
  ];
}

function MailState({ mail: { state, problem, sentDate, failedDate, resend } }: { mail: LoggedMail }) {
  const { tone, words } = stateWords[state];
  const since = sentDate ?? failedDate;
  const why = keptBy[resend]?.();
  return (
    <>
      <StatusBadge tone={tone}>{words()}</StatusBadge>
      {since && (
        <span className={classes.second}>
          <Timestamp instant={since} />
        </span>
      )}
      {problem && <span className={classes.second}>{m.operations_mail_problem({ problem })}</span>}
      {why && <span className={classes.second}>{why}</span>}
    </>
  );
}

/** The mails of the last thirty days: to whom they went and what became of them, never what they say. */
export function MailsPage({ search }: { search: MailSearch }) {
  const query = useQuery(mailList.query(search));
  const queryClient = useQueryClient();
  const resend = useMutation({
    mutationFn: ({ id }: LoggedMail) => call(mailLog.resend, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: operationsKey }),
  });
  const resendAll = useMutation({
    mutationFn: () => call(mailLog.resendAll),
    onMutate: () => resend.reset(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: operationsKey }),
  });
  return (
    <OperationsFrame
      title={m.operations_mails_title()}
      lead={m.operations_mails_lead()}
      actions={
        search.state === 'failed' && (
          <WorkingButton
            variant="default"
            leftSection={<IconRefresh size={18} />}
            working={resendAll.isPending}
            onClick={() => resendAll.mutate()}
          >
            {m.operations_mails_again()}
          </WorkingButton>
        )
      }
    >
      <DoneLine done={resend.data ?? resendAll.data} error={resend.error ?? resendAll.error} />
      <DataList
        list={mailList}
        title={m.operations_mails_title()}
        query={query}
        search={search}
        columns={columns()}
        heading={2}
        count={(total) => m.operations_mails_count({ total })}
        renderActions={(mail) => (
          <Resend
            mail={mail}
            working={resend.isPending && resend.variables.id === mail.id}
            onResend={() => {
              resendAll.reset();
              resend.mutate(mail);
            }}
          />
        )}
        empty={
          <EmptyState
            icon={<IconMail size={26} stroke={1.6} />}
            title={m.operations_mails_none()}
            text={m.operations_mails_none_text()}
          />
        }
      />
    </OperationsFrame>
  );
}

/** The way to send a mail again, or to have it made again; nothing where neither can be done. */
function Resend({ mail, working, onResend }: { mail: LoggedMail; working: boolean; onResend: () => void }) {
  if (mail.resend !== 'again' && mail.resend !== 'anew') return null;
  const label = mail.resend === 'again' ? m.operations_mail_again() : m.operations_mail_new();
  const fullLabel = `${label}: ${mailWords(mail.kind)}`;
  return (
    <RowActions
      menuLabel={fullLabel}
      actions={[{ key: 'resend', label, fullLabel, icon: IconRefresh, working, onChoose: onResend }]}
    />
  );
}
