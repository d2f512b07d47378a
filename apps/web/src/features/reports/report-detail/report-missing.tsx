import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import * as m from '@udaya/messages';
import { IconFileUnknown } from '@tabler/icons-react';

/** For an address that names no report that this account may see: it says no more than that. */
export function ReportMissing() {
  return (
    <Panel>
      <EmptyState
        icon={<IconFileUnknown size={28} stroke={1.6} />}
        title={m.report_missing_title()}
        text={m.report_missing_text()}
      />
    </Panel>
  );
}
