import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { groupData } from '@udaya/contract/group-data';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { ExportPanel } from '../../shell/forms/export-panel.tsx';

/** All data of the group as a ZIP; what is sensitive in it is left out unless it is ticked. */
export function GroupExport() {
  const [answers, setAnswers] = useState(false);
  return (
    <ExportPanel
      route={groupData.exportAll}
      fileName="Group_data.zip"
      title={m.data_export_title()}
      lead={m.data_export_text()}
      words={{
        submit: m.data_export_submit(),
        busy: m.data_export_busy(),
        done: m.data_export_done(),
        failed: m.data_export_failed(),
      }}
      also={{ answers }}
    >
      <Checkbox
        label={m.data_export_answers()}
        description={m.data_export_answers_why()}
        checked={answers}
        onChange={({ currentTarget }) => setAnswers(currentTarget.checked)}
      />
    </ExportPanel>
  );
}
