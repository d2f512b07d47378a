import { Title } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../reading/report-page.module.css';
import { Glossary } from './glossary.tsx';

/** How this report was made, in the words of the PDF, and what the terms of the tradition mean. */
export function ProvenanceSection({
  report: { howMade, provenance },
}: {
  report: Pick<ReportDetail, 'howMade' | 'provenance'>;
}) {
  if (!howMade) return null;
  return (
    <Panel className={classes.prose} aria-labelledby="provenance">
      <Title order={2} size="h3" id="provenance">
        {m.report_provenance_heading()}
      </Title>
      {howMade.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <DetailsList items={howMade.rows.map(({ label, value }) => ({ term: label, value }))} />
      {provenance && provenance.rows.length > 0 && <Rows rows={provenance.rows} />}
      <Glossary />
    </Panel>
  );
}

/** For the product admin: the rows of the knowledge base, in the order of the report. */
function Rows({ rows }: { rows: NonNullable<ReportDetail['provenance']>['rows'] }) {
  return (
    <details className={classes.rows}>
      <summary>{m.report_text_rows({ count: rows.length })}</summary>
      <ul>
        {rows.map(({ key, ageBand, version }) => (
          <li key={`${key} ${ageBand}`}>
            {ageBand
              ? m.report_text_row_of_age({ key, ageBand, version })
              : m.report_text_row({ key, version })}
          </li>
        ))}
      </ul>
    </details>
  );
}
