import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { uploads } from '@udaya/contract/uploads';
import {
  planetNames,
  type UploadColumn,
  uploadBytes,
  uploadColumns,
} from '@udaya/core/knowledge/upload-file';
import type { ReportType } from '@udaya/core/reports/report-types';
import { formatList } from '@udaya/format/format-list';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { downloadFile } from '../../api/download-file.ts';
import { errorLine } from '../../api/error-text.ts';
import classes from '../../shell/files/file-page.module.css';
import { IconDownload } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';

const number = (value: number) => formatNumber(value, getLocale());
const maxOf = (column: UploadColumn) => {
  const found = uploadColumns.find(({ name }) => name === column);
  return found && 'max' in found ? number(found.max) : '';
};
const rules: Record<UploadColumn, () => string> = {
  planet: () => formatList(planetNames, getLocale()),
  position: m.upload_expected_position,
  descriptionTitle: () => m.upload_expected_text({ max: maxOf('descriptionTitle') }),
  description: () => m.upload_expected_text({ max: maxOf('description') }),
};

interface Props {
  reportType: ReportType | '';
  onTypeMissing: () => void;
}

/** What a file has to look like, and two to begin with. */
export function UploadHelp({ reportType, onTypeMissing }: Props) {
  return (
    <SectionPanel title={m.upload_help_title()} lead={m.upload_help_lead({ max: uploadBytes / 1024 / 1024 })}>
      <dl className={classes.rules}>
        {uploadColumns.map(({ name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rules[name]()}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        {m.upload_help_encoding()}
      </Text>
      <div className={classes.buttons}>
        <HelpFile
          kind="readTemplate"
          label={m.upload_template()}
          reportType={reportType}
          onTypeMissing={onTypeMissing}
        />
        <HelpFile
          kind="readExample"
          label={m.upload_example()}
          reportType={reportType}
          onTypeMissing={onTypeMissing}
        />
      </div>
    </SectionPanel>
  );
}

function HelpFile({
  kind,
  label,
  reportType,
  onTypeMissing,
}: Props & { kind: 'readTemplate' | 'readExample'; label: string }) {
  const fetching = useMutation({
    mutationFn: (type: ReportType) =>
      downloadFile(uploads[kind], { query: { reportType: type } }, `${type}.csv`),
  });
  const failure = errorLine(fetching.error);
  return (
    <div className={classes.helpFile}>
      <WorkingButton
        variant="default"
        working={fetching.isPending}
        leftSection={<IconDownload size={18} stroke={1.8} />}
        onClick={() => (reportType ? fetching.mutate(reportType) : onTypeMissing())}
      >
        {label}
      </WorkingButton>
      <MessageLine tone="error" text={failure.text} detail={failure.detail} />
    </div>
  );
}
