import { useMutation, useQuery } from '@tanstack/react-query';
import { type AuditLogEntry, auditLog } from '@udaya/contract/audit-log';
import * as m from '@udaya/messages';
import { downloadFile } from '../../../api/download-file.ts';
import { errorLine } from '../../../api/error-text.ts';
import { AccountName } from '../../../shell/account-name.tsx';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { withOptions } from '../../../shell/data-list/list-search.ts';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconDownload, IconFileSearch } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { IdLink } from '../id-link.tsx';
import { auditActionsQuery } from '../operation-queries.ts';
import { OperationsFrame } from '../operations-frame.tsx';
import classes from '../operations-lists.module.css';
import { type AuditSearch, auditList } from './audit-list.ts';

function columns(): readonly Column<AuditLogEntry>[] {
  return [
    {
      key: 'what',
      title: m.operations_filter_action(),
      card: 'name',
      minWidth: '13rem',
      cell: ({ what, action }) => (
        <>
          {what}
          <span className={classes.second}>{action}</span>
        </>
      ),
    },
    {
      key: 'who',
      title: m.operations_who(),
      card: 'fact',
      minWidth: '8rem',
      cell: ({ actor }) => (actor ? <AccountName account={actor} /> : m.audit_by_system()),
    },
    {
      key: 'when',
      title: m.operations_when(),
      card: 'fact',
      cell: ({ date }) => <Timestamp instant={date} />,
    },
    {
      key: 'about',
      title: m.operations_about(),
      card: 'fact',
      minWidth: '10rem',
      cell: ({ targetId }) => (targetId ? <IdLink by="target" id={targetId} /> : '–'),
    },
    {
      key: 'request',
      title: m.operations_request(),
      card: 'fact',
      minWidth: '10rem',
      cell: ({ requestId }) => (requestId ? <IdLink by="request" id={requestId} /> : '–'),
    },
  ];
}

/** Who did what, and when. */
export function AuditPage({ search }: { search: AuditSearch }) {
  const query = useQuery(auditList.query(search));
  const actions = useQuery(auditActionsQuery);
  const known = actions.data?.actions ?? [];
  const { action } = search;
  const offered =
    action && !known.some((one) => one.action === action) ? [...known, { action, what: action }] : known;
  const download = useMutation({
    mutationFn: () =>
      downloadFile(auditLog.exportEntries, { query: auditList.filtersOf(search) }, 'audit-log.csv'),
    onSuccess: () => query.refetch(),
  });
  return (
    <OperationsFrame
      title={m.audit_title()}
      lead={m.audit_lead()}
      actions={
        <WorkingButton
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} />}
          working={download.isPending}
          onClick={() => download.mutate()}
        >
          {m.audit_export()}
        </WorkingButton>
      }
    >
      <MessageLine tone="error" {...errorLine(download.error)} />
      <MessageLine tone="success" text={download.isSuccess ? m.audit_exported() : undefined} />
      <DataList
        title={m.audit_title()}
        query={query}
        search={search}
        list={withOptions(auditList, 'action', () =>
          offered.map((one) => ({ value: one.action, label: one.what })),
        )}
        columns={columns()}
        heading={2}
        count={(total) => m.audit_count({ total })}
        empty={<EmptyState icon={<IconFileSearch size={26} stroke={1.6} />} title={m.audit_none()} />}
      />
    </OperationsFrame>
  );
}
