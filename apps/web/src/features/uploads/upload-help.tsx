import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { uploads } from '@udaya/contract/uploads';
import { ageBands } from '@udaya/core/knowledge/age-band';
import { checklistVersion } from '@udaya/core/knowledge/curated-text';
import { fromMonths, traits } from '@udaya/core/knowledge/traits';
import { planetNames, tagsMost } from '@udaya/core/knowledge/upload-cells';
import {
  type FileKind,
  fileKinds,
  type UploadColumn,
  uploadBytes,
  uploadColumns,
} from '@udaya/core/knowledge/upload-file';
import type { Locale } from '@udaya/core/locale';
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
  const found = fileKinds.flatMap((kind) => [...uploadColumns[kind]]).find(({ name }) => name === column);
  return found && 'max' in found ? number(found.max) : '';
};
const rules: Record<UploadColumn, () => string> = {
  planet: () => formatList(planetNames, getLocale()),
  position: m.knowledge_upload_expected_position,
  descriptionTitle: () => m.file_expected_text({ max: maxOf('descriptionTitle') }),
  description: () => m.file_expected_text({ max: maxOf('description') }),
  key: m.knowledge_upload_column_key,
  text: () => m.file_expected_text({ max: maxOf('text') }),
  ageBand: () => m.knowledge_upload_column_age_band({ bands: ageBands.join(', ') }),
  tags: () =>
    m.knowledge_upload_expected_tag({
      max: number(tagsMost),
      traits: traits.join(', '),
      months: fromMonths.join(', '),
    }),
  kind: m.knowledge_upload_column_kind,
  wording: m.knowledge_upload_column_wording,
  reviewed: () => m.knowledge_upload_column_reviewed({ version: number(checklistVersion) }),
};

interface Props {
  reportType: ReportType | '';
  lang: Locale;
  onTypeMissing: () => void;
}

/** What a file has to look like, and two to begin with. */
export function UploadHelp({ reportType, lang, onTypeMissing }: Props) {
  return (
    <SectionPanel
      title={m.file_help_title()}
      lead={m.knowledge_upload_help_lead({ max: uploadBytes / 1024 / 1024 })}
    >
      <Columns kind="passages" />
      <Text size="sm">{m.knowledge_upload_help_frame()}</Text>
      <Columns kind="frame" />
      <Text size="sm" c="dimmed">
        {m.knowledge_upload_help_encoding()}
      </Text>
      <div className={classes.buttons}>
        {files.map(({ route, part, label }) => (
          <HelpFile
            key={`${route} ${part}`}
            route={route}
            part={part}
            label={label()}
            reportType={reportType}
            lang={lang}
            onTypeMissing={onTypeMissing}
          />
        ))}
      </div>
    </SectionPanel>
  );
}

const files = [
  { route: 'readTemplate', part: 'passages', label: m.file_template },
  { route: 'readExample', part: 'passages', label: m.file_example },
  { route: 'readTemplate', part: 'frame', label: m.knowledge_frame_template },
  { route: 'readExample', part: 'frame', label: m.knowledge_frame_example },
] as const;

/** What may be left out is the same in both kinds of file, and told with the first. */
const columnsOf = (kind: FileKind) =>
  uploadColumns[kind].filter((column) => kind === 'passages' || !('optional' in column));

/** The columns of a file, those that may be left out told as such. */
function Columns({ kind }: { kind: FileKind }) {
  return (
    <dl className={classes.rules}>
      {columnsOf(kind).map((column) => (
        <div key={column.name}>
          <dt>{column.name}</dt>
          <dd>
            {'optional' in column && `${m.knowledge_upload_column_optional()} `}
            {rules[column.name]()}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function HelpFile({
  route,
  part,
  label,
  reportType,
  lang,
  onTypeMissing,
}: Props & { route: 'readTemplate' | 'readExample'; part: FileKind; label: string }) {
  const fetching = useMutation({
    mutationFn: (type: ReportType) =>
      downloadFile(uploads[route], { query: { reportType: type, lang, part } }, `${type}.csv`),
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
