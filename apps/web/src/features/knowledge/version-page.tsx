import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KnowledgeVersionDetail } from '@udaya/contract/knowledge-schemas';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { errorLine } from '../../api/error-text.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { DetailsList } from '../../ui/details-list.tsx';
import { IconArrowLeft, IconDownload } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { ComparisonPanel } from './comparison-panel.tsx';
import classes from './knowledge-page.module.css';
import { versionQuery } from './knowledge-queries.ts';
import { makerName, sourceName, versionName } from './knowledge-words.ts';
import { RollbackButton } from './rollback-button.tsx';
import { useExport } from './use-export.ts';
import { VersionState } from './version-state.tsx';

interface Props {
  id: number;
  /** The version that it is compared with; the one before it without. */
  other: number | undefined;
}

/** One version: who made it, what it changed, the way back to it, and all of it as a file. */
export function VersionPage({ id, other }: Props) {
  const query = useQuery(versionQuery(id));
  const download = useExport();
  const [message, setMessage] = useState<string>();
  const failed = errorLine(download.error);
  const version = query.data;
  return (
    <div className={classes.page}>
      <PageHeader
        over={m.knowledge_title()}
        title={version ? versionName(version) : m.knowledge_version({ version: id })}
        actions={
          <>
            {version && <RollbackButton version={version} onDone={setMessage} />}
            {version && (
              <WorkingButton
                variant="default"
                working={download.isPending}
                leftSection={<IconDownload size={18} stroke={1.8} />}
                onClick={() => download.mutate({ id, part: 'passages' })}
              >
                {m.knowledge_export()}
              </WorkingButton>
            )}
            {version && (
              <WorkingButton
                variant="default"
                working={download.isPending}
                leftSection={<IconDownload size={18} stroke={1.8} />}
                onClick={() => download.mutate({ id, part: 'frame' })}
              >
                {m.knowledge_export_frame()}
              </WorkingButton>
            )}
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={18} stroke={1.8} />}
              renderRoot={(props) => <Link {...props} to="/product/knowledge/versions" />}
            >
              {m.knowledge_versions()}
            </Button>
          </>
        }
      />
      <MessageLine tone="success" text={message} />
      <MessageLine tone="error" text={failed.text} detail={failed.detail} />
      <QueryView query={query} surface skeleton="9rem">
        {(loaded) => (
          <>
            <Details version={loaded} />
            <ComparisonPanel version={loaded} other={other} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Details({ version }: { version: KnowledgeVersionDetail }) {
  const { basedOn, source, added, changed, same, leftAlone } = version;
  return (
    <Panel aria-label={m.knowledge_details()}>
      <DetailsList
        items={[
          { term: m.list_status(), value: <VersionState version={version} /> },
          { term: m.knowledge_who(), value: makerName(version) },
          { term: m.list_created(), value: <Timestamp instant={version.createdDate} /> },
          {
            term: m.knowledge_source_label(),
            value:
              basedOn === null
                ? sourceName(version)
                : source === 'rollback'
                  ? m.knowledge_source_rollback({ version: basedOn })
                  : m.knowledge_source_choice({ version: basedOn }),
          },
          { term: m.knowledge_version_file(), value: version.fileName },
          { term: m.knowledge_entries(), value: String(version.entries) },
          {
            term: m.knowledge_counts(),
            value: [
              m.knowledge_count_added({ count: added }),
              m.knowledge_count_changed({ count: changed }),
              m.knowledge_count_same({ count: same }),
              m.knowledge_count_left({ count: leftAlone }),
            ].join(' · '),
          },
        ]}
      />
    </Panel>
  );
}
