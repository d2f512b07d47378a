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
  [m.bulk_column_date, m.bulk_rule_date],
  [m.bulk_column_time, m.bulk_rule_time],
  [m.bulk_column_place, m.bulk_rule_place],
  [m.bulk_column_gender, m.bulk_expected_gender],
  [m.bulk_column_consent, m.bulk_rule_consent],
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
      title={m.upload_help_title()}
      lead={m.bulk_help_lead({
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
        {m.bulk_help_encoding()}
      </Text>
      <div className={classes.buttons}>
        <DownloadFile label={m.upload_template()} fetching={template} />
        <DownloadFile label={m.upload_example()} fetching={example} />
      </div>
    </SectionPanel>
  );
}
