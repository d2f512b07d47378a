import { Link } from '@tanstack/react-router';
import type { KnowledgeVersion } from '@udaya/contract/knowledge-schemas';
import * as m from '@udaya/messages';
import { errorText } from '../../api/error-text.ts';
import type { Column } from '../../shell/data-list/list-types.ts';
import { RowActions } from '../../shell/data-list/row-actions.tsx';
import { IconCalendar, IconDownload, IconEye, IconFile, IconUser } from '../../ui/icons.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { makerName, sourceName, typeName } from './knowledge-words.ts';
import { useExport } from './use-export.ts';
import classes from './version-columns.module.css';
import { VersionState } from './version-state.tsx';

/** What the list says of each version. */
export const versionColumns: readonly Column<KnowledgeVersion>[] = [
  {
    key: 'version',
    title: m.knowledge_version_label(),
    card: 'name',
    minWidth: '8rem',
    cell: ({ id, reportType }) => m.knowledge_version_of({ version: id, type: typeName(reportType) }),
  },
  {
    key: 'state',
    title: m.list_status(),
    card: 'block',
    minWidth: '9rem',
    cell: (version) => (
      <div className={classes.state}>
        <VersionState version={version} />
        <span className={classes.source}>{sourceName(version)}</span>
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
    title: m.knowledge_file(),
    card: 'fact',
    icon: IconFile,
    cell: ({ fileName }) => fileName && <span className={classes.file}>{fileName}</span>,
  },
  {
    key: 'counts',
    title: m.knowledge_counts(),
    card: 'block',
    minWidth: '11rem',
    cell: ({ added, changed, removed, same, leftAlone }) => (
      <span className={classes.counts}>
        <span>{m.knowledge_count_added({ count: added })}</span>
        <span>{m.knowledge_count_changed({ count: changed })}</span>
        {removed > 0 && <span>{m.knowledge_count_removed({ count: removed })}</span>}
        <span>{m.knowledge_count_same({ count: same })}</span>
        <span>{m.knowledge_count_left({ count: leftAlone })}</span>
      </span>
    ),
  },
];

/** Looking at a version, and having it as a file. */
export function VersionActions({ version }: { version: KnowledgeVersion }) {
  const download = useExport();
  const name = m.knowledge_version_of({ version: version.id, type: typeName(version.reportType) });
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
            label: m.texts_export_frame(),
            fullLabel: m.texts_export_frame_version({ name }),
            icon: IconDownload,
            working: download.isPending,
            onChoose: () => download.mutate({ id: version.id, part: 'frame' }),
          },
        ]}
      />
      <div role="status" className={classes.failed}>
        {failed &&
          `${failed.message} ${failed.requestId ? m.error_reference({ requestId: failed.requestId }) : ''}`}
      </div>
    </div>
  );
}
