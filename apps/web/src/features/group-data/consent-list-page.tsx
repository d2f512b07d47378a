import { useMutation, useQuery } from '@tanstack/react-query';
import { type ConsentEntry, groupConsents } from '@udaya/contract/group-consents';
import * as m from '@udaya/messages';
import { downloadFile } from '../../api/download-file.ts';
import { errorLine } from '../../api/error-text.ts';
import { DataList } from '../../shell/data-list/data-list.tsx';
import type { Column } from '../../shell/data-list/list-types.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconDownload, IconShieldHeart } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { ConsentBadge } from './consent-badge.tsx';
import { type ConsentSearch, consentList } from './consent-list.ts';
import { methodLabels } from './consent-words.ts';
import classes from './data-frame.module.css';
import { DataFrame } from './data-frame.tsx';
import { RecordLink } from './record-link.tsx';

function columns(): readonly Column<ConsentEntry>[] {
  return [
    {
      key: 'name',
      title: m.data_filter_name(),
      card: 'name',
      minWidth: '9rem',
      cell: ({ id, name }) => (
        <RecordLink to="/enterprise/data/consents/$id" id={id}>
          {name}
        </RecordLink>
      ),
    },
    {
      key: 'state',
      title: m.data_state(),
      card: 'block',
      cell: ({ state }) => <ConsentBadge state={state} />,
    },
    {
      key: 'method',
      title: m.data_method(),
      card: 'fact',
      minWidth: '9rem',
      cell: ({ method, evidence }) => (
        <>
          {methodLabels[method]()}
          {evidence && <span className={classes.second}>{evidence}</span>}
        </>
      ),
    },
    {
      key: 'by',
      title: m.data_entered_by(),
      card: 'fact',
      minWidth: '8rem',
      cell: ({ enteredBy, branchName }) => (
        <>
          {enteredBy || m.data_entered_by_nobody()}
          {branchName && <span className={classes.second}>{branchName}</span>}
        </>
      ),
    },
    {
      key: 'given',
      title: m.data_given_on(),
      card: 'fact',
      cell: ({ givenDate }) => <Timestamp instant={givenDate} />,
    },
  ];
}

/** The consents under which the reports of a group or a branch were made. */
export function ConsentListPage({ search }: { search: ConsentSearch }) {
  const query = useQuery(consentList.query(search));
  const download = useMutation({
    mutationFn: () =>
      downloadFile(groupConsents.exportAll, { query: consentList.filtersOf(search) }, 'consents.csv'),
  });
  return (
    <DataFrame
      lead={m.data_consents_lead()}
      actions={
        <WorkingButton
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} />}
          working={download.isPending}
          onClick={() => download.mutate()}
        >
          {m.data_log_export()}
        </WorkingButton>
      }
    >
      <MessageLine tone="error" {...errorLine(download.error)} />
      <MessageLine tone="success" text={download.isSuccess ? m.data_log_exported() : undefined} />
      <DataList
        list={consentList}
        title={m.data_tab_consents()}
        query={query}
        search={search}
        columns={columns()}
        heading={2}
        count={(total) => m.data_consents_count({ total })}
        empty={
          <EmptyState
            icon={<IconShieldHeart size={26} stroke={1.6} />}
            title={m.data_consents_none()}
            text={m.data_consents_none_text()}
          />
        }
      />
    </DataFrame>
  );
}
