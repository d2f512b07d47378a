import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { showDay } from '../../../shell/show-date.ts';
import { IconPencil } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { changesLeftQuery } from '../record/report-queries.ts';
import classes from './correction.module.css';

/** The way to the correction, on pages that do not show the report itself; nothing where there is none. */
export function CorrectionLeft({ id }: { id: string }) {
  const { data } = useQuery(changesLeftQuery(id));
  if (!data?.correctableUntil) return null;
  return <CorrectionPanel id={id} until={data.correctableUntil} />;
}

/** What can be corrected until when, with the days that are left. */
export function CorrectionPanel({ id, until }: { id: string; until: string }) {
  return (
    <Panel className={classes.offer} aria-labelledby="correction-offer">
      <Title order={2} size="h4" id="correction-offer">
        {m.correction_offer_title()}
      </Title>
      <p>
        {m.correction_offer({ date: showDay(until) })} {m.correction_days_left({ days: daysUntil(until) })}
      </p>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.8} />}
        renderRoot={(props) => <Link {...props} to="/users-birthchart/$id/correct" params={{ id }} state />}
      >
        {m.correction_title()}
      </Button>
    </Panel>
  );
}

const daysUntil = (instant: string) =>
  Math.max(1, Math.ceil((new Date(instant).getTime() - Date.now()) / 86_400_000));
