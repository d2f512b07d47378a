import { Title } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showDate } from '../show-date.ts';
import { Glossary } from './glossary.tsx';
import classes from './report-page.module.css';

/** How this report was made: by which method, from which texts, and what of it hangs on the minute. */
export function ProvenanceSection({ report }: { report: ReportDetail }) {
  const { provenance, warnings, timeAccuracy, preview } = report;
  if (!provenance) return null;
  const { stableStatements: stable, statements: total } = provenance;
  return (
    <Panel className={classes.prose} aria-labelledby="provenance">
      <Title order={2} size="h3" id="provenance">
        {m.provenance_heading()}
      </Title>
      <p>{timeAccuracy === 'unknown' ? m.provenance_intro_without_time() : m.provenance_intro()}</p>
      <p>{provenance.writer}</p>
      {timeAccuracy !== 'exact' && !preview && (
        <p>
          {timeAccuracy === 'unknown'
            ? m.provenance_steadiness_day({ stable, total })
            : m.provenance_steadiness({ stable, total })}
        </p>
      )}
      {warnings.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      <DetailsList
        items={[
          { term: m.provenance_zodiac(), value: provenance.ayanamsa },
          { term: m.provenance_houses(), value: timeAccuracy === 'unknown' ? undefined : provenance.houses },
          { term: m.provenance_nodes(), value: provenance.nodeKind },
          {
            term: m.provenance_engine(),
            value: m.provenance_engine_value({
              engine: provenance.engineVersion,
              table: provenance.tableVersion,
            }),
          },
          {
            term: m.provenance_knowledge(),
            value: m.provenance_knowledge_value({
              version: provenance.knowledgeVersion,
              date: showDate(provenance.knowledgeDate.slice(0, 10)),
            }),
          },
          { term: m.provenance_written(), value: provenance.writtenDay },
        ]}
      />
      <Glossary />
    </Panel>
  );
}
