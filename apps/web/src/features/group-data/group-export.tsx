import { groupData } from '@udaya/contract/group-data';
import * as m from '@udaya/messages';
import { ExportPanel } from '../../shell/forms/export-panel.tsx';

/** All data of the group as a ZIP. */
export function GroupExport() {
  return (
    <ExportPanel
      route={groupData.exportAll}
      fileName="Group_data.zip"
      title={m.duty_export_title()}
      lead={m.duty_export_text()}
      words={{
        submit: m.duty_export_submit(),
        busy: m.duty_export_busy(),
        done: m.duty_export_done(),
        failed: m.duty_export_failed(),
      }}
    />
  );
}
