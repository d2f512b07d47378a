import { useQuery } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import { QueryView } from '../../shell/query-view.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import classes from './data-frame.module.css';
import { DataFrame } from './data-frame.tsx';
import { dutyQuery } from './group-data-queries.ts';
import { GroupExport } from './group-export.tsx';
import { RetentionForm } from './retention-form.tsx';

/** How long reports are kept, and all data to take along. */
export function RetentionPage() {
  const query = useQuery(dutyQuery);
  return (
    <DataFrame lead={m.data_keeping_lead()}>
      <div className={classes.panels}>
        <SectionPanel title={m.data_retention_title()} lead={m.data_retention_text()}>
          <QueryView query={query} skeleton="10rem">
            {(duty) => <RetentionForm duty={duty} />}
          </QueryView>
        </SectionPanel>
        <GroupExport />
      </div>
    </DataFrame>
  );
}
