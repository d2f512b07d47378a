import { Title } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../reading/report-page.module.css';

/** Whose report it is, in the words of the PDF. */
export function PersonalDetails({ report: { details } }: { report: ReportDetail }) {
  return (
    <Panel className={classes.details} aria-labelledby="personal-details">
      <Title order={2} size="h3" id="personal-details" mb="md">
        {m.report_personal_details()}
      </Title>
      <DetailsList items={details.map(({ label, value }) => ({ term: label, value }))} />
    </Panel>
  );
}
