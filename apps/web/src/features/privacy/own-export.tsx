import { privacy } from '@udaya/contract/privacy';
import * as m from '@udaya/messages';
import { ExportPanel } from '../../shell/forms/export-panel.tsx';

/** All own data as a ZIP. */
export function OwnExport() {
  return (
    <ExportPanel
      route={privacy.exportData}
      fileName="Udaya_data.zip"
      title={m.privacy_export_title()}
      lead={m.privacy_export_text()}
      words={{
        submit: m.privacy_export_submit(),
        busy: m.privacy_export_busy(),
        done: m.privacy_export_done(),
        failed: m.privacy_export_failed(),
      }}
    />
  );
}
