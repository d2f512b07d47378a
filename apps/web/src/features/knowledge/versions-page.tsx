import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { DataList } from '../../shell/data-list/data-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconArrowLeft, IconHistory } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './knowledge-page.module.css';
import { VersionActions, versionColumns } from './version-columns.tsx';
import { type VersionListSearch, versionList } from './version-lists.ts';

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
        empty={
          <EmptyState icon={<IconHistory size={26} stroke={1.6} />} title={m.knowledge_nothing_in_force()} />
        }
      />
    </div>
  );
}
