import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { birthImports } from '@udaya/contract/birth-imports';
import { birthFileBytes, birthFileRows } from '@udaya/core/births/birth-file';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { downloadFile } from '../../api/download-file.ts';
import { DownloadFile } from '../../shell/files/download-file-button.tsx';
import classes from '../../shell/files/file-page.module.css';
import { megabyte } from '../../shell/files/show-bytes.ts';
import { SectionPanel } from '../../ui/section-panel.tsx';

const rules: readonly [() => string, () => string][] = [
  [m.import_column_date, m.import_rule_date],
  [m.import_column_time, m.import_rule_time],
  [m.import_column_place, m.import_rule_place],
  [m.import_column_gender, m.import_expected_gender],
  [m.import_column_consent, m.import_rule_consent],
];

/** What a file has to look like, and two to begin with. */
export function FileHelp() {
  const template = useMutation({
    mutationFn: () => downloadFile(birthImports.readTemplate, {}, 'births-template.csv'),
  });
  const example = useMutation({
    mutationFn: () => downloadFile(birthImports.readExample, {}, 'births-example.csv'),
  });
  return (
    <SectionPanel
      title={m.file_help_title()}
      lead={m.import_help_lead({
        rows: formatNumber(birthFileRows, getLocale()),
        max: birthFileBytes / megabyte,
      })}
    >
      <dl className={classes.rules}>
        {rules.map(([name, rule]) => (
          <div key={name()}>
            <dt>{name()}</dt>
            <dd>{rule()}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        {m.import_help_encoding()}
      </Text>
      <div className={classes.buttons}>
        <DownloadFile label={m.file_template()} fetching={template} />
        <DownloadFile label={m.file_example()} fetching={example} />
      </div>
    </SectionPanel>
  );
}
