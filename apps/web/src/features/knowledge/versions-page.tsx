import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KnowledgeVersion } from '@udaya/contract/knowledge-schemas';
import * as m from '@udaya/messages';
import { errorText } from '../../api/error-text.ts';
import { DataList } from '../../shell/data-list/data-list.tsx';
import type { Column } from '../../shell/data-list/list-types.ts';
import { RowActions } from '../../shell/data-list/row-actions.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import {
  IconArrowLeft,
  IconCalendar,
  IconDownload,
  IconEye,
  IconFile,
  IconHistory,
  IconUser,
} from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import classes from './knowledge-page.module.css';
import { makerName, sourceName, versionName } from './knowledge-words.ts';
import { useExport } from './use-export.ts';
import { type VersionListSearch, versionList } from './version-lists.ts';
import rowClasses from './version-rows.module.css';
import { VersionState } from './version-state.tsx';

/** What the list says of each version. */
const versionColumns: readonly Column<KnowledgeVersion>[] = [
  {
    key: 'version',
    title: m.knowledge_version_label(),
    card: 'name',
    minWidth: '8rem',
    cell: versionName,
  },
  {
    key: 'state',
    title: m.list_status(),
    card: 'block',
    minWidth: '9rem',
    cell: (version) => (
      <div className={rowClasses.state}>
        <VersionState version={version} />
        <span className={rowClasses.source}>{sourceName(version)}</span>
      </div>
    ),
  },
  {
    key: 'who',
    title: m.knowledge_who(),
    card: 'fact',
    icon: IconUser,
    minWidth: '7rem',
    cell: makerName,
  },
  {
    key: 'created',
    title: m.list_created(),
    card: 'fact',
    icon: IconCalendar,
    minWidth: '7rem',
    cell: ({ createdDate }) => <Timestamp instant={createdDate} />,
  },
  {
    key: 'file',
    title: m.knowledge_version_file(),
    card: 'fact',
    icon: IconFile,
    cell: ({ fileName }) => fileName && <span className={rowClasses.file}>{fileName}</span>,
  },
  {
    key: 'counts',
    title: m.knowledge_counts(),
    card: 'block',
    minWidth: '11rem',
    cell: ({ added, changed, removed, same, leftAlone }) => (
      <span className={rowClasses.counts}>
        <span>{m.knowledge_count_added({ count: added })}</span>
        <span>{m.knowledge_count_changed({ count: changed })}</span>
        {removed > 0 && <span>{m.knowledge_count_removed({ count: removed })}</span>}
        <span>{m.knowledge_count_same({ count: same })}</span>
        <span>{m.knowledge_count_left({ count: leftAlone })}</span>
      </span>
    ),
  },
];

/** All versions of the knowledge bases, latest first. */
export function VersionsPage({ search }: { search: VersionListSearch }) {
  const query = useQuery(versionList.query(search));
  return (
    <div className={classes.page}>
      <PageHeader
        title={m.knowledge_versions()}
        lead={m.knowledge_versions_lead()}
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.8} />}
            renderRoot={(props) => <Link {...props} to="/product/knowledge" search={{}} />}
          >
            {m.knowledge_title()}
          </Button>
        }
      />
      <DataList
        list={versionList}
        title={m.knowledge_versions()}
        query={query}
        search={search}
        columns={versionColumns}
        renderActions={(version) => <VersionActions version={version} />}
        count={(count) => m.knowledge_version_count({ count })}
        heading={2}
        empty={<EmptyState icon={<IconHistory size={26} stroke={1.6} />} title={m.knowledge_none_active()} />}
      />
    </div>
  );
}

/** Looking at a version, and having it as a file. */
function VersionActions({ version }: { version: KnowledgeVersion }) {
  const download = useExport();
  const name = versionName(version);
  const failed = download.error ? errorText(download.error) : undefined;
  return (
    <div>
      <RowActions
        menuLabel={m.knowledge_more_for({ name })}
        actions={[
          {
            key: 'view',
            label: m.list_view(),
            fullLabel: m.knowledge_view_version({ name }),
            icon: IconEye,
            renderLink: (props) => (
              <Link {...props} to="/product/knowledge/versions/$id" params={{ id: String(version.id) }} />
            ),
          },
          {
            key: 'export',
            label: m.knowledge_export(),
            fullLabel: m.knowledge_export_version({ name }),
            icon: IconDownload,
            working: download.isPending,
            onChoose: () => download.mutate({ id: version.id, part: 'passages' }),
          },
          {
            key: 'export-frame',
            label: m.knowledge_export_frame(),
            fullLabel: m.knowledge_export_frame_version({ name }),
            icon: IconDownload,
            working: download.isPending,
            onChoose: () => download.mutate({ id: version.id, part: 'frame' }),
          },
        ]}
      />
      <div role="status" className={rowClasses.failed}>
        {failed &&
          `${failed.message} ${failed.requestId ? m.error_reference({ requestId: failed.requestId }) : ''}`}
      </div>
    </div>
  );
}
