import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { showDay } from '../../../shell/show-date.ts';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../reading/report-page.module.css';
import { openingsQuery } from './openings-query.ts';
import { purposeLabel } from './purpose-label.ts';
import { useStatesPurpose } from './use-states-purpose.ts';

/** When somebody of the product opened a report, and for what: to whose report it is without a name, to product admins with it. */
export function OpeningsSection({ report }: { report: ReportDetail }) {
  const states = useStatesPurpose();
  return states ? <ForAdmins id={report.id} /> : <ForOwners report={report} />;
}

function ForOwners({ report: { openings = [] } }: { report: ReportDetail }) {
  const { productName: product } = useProductInfo();
  if (openings.length === 0) return null;
  return (
    <Panel className={classes.prose} aria-labelledby="openings">
      <Title order={2} size="h3" id="openings">
        {m.report_opened_title({ product })}
      </Title>
      <p>{m.report_opened_lead()}</p>
      <DetailsList items={openings.map(({ label, value }) => ({ term: label, value }))} />
    </Panel>
  );
}

function ForAdmins({ id }: { id: string }) {
  const { data } = useQuery(openingsQuery(id));
  if (!data || data.openings.length === 0) return null;
  return (
    <Panel className={classes.details} aria-labelledby="openings">
      <Title order={2} size="h3" id="openings" mb="xs">
        {m.report_openings_title()}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {m.report_openings_lead()}
      </Text>
      <DetailsList
        items={data.openings.map(({ openedBy, openedDate, purpose, note }) => ({
          term: m.report_openings_by({ admin: openedBy, day: showDay(openedDate) }),
          value: note ? `${purposeLabel(purpose)}: ${note}` : purposeLabel(purpose),
        }))}
      />
    </Panel>
  );
}
