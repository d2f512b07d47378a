import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { IconPencil } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showDay } from '../show-date.ts';
import classes from './correction.module.css';

/** The way to the correction, as long as there is one. */
export function CorrectionOffer({ report: { id, stage, history } }: { report: ReportDetail }) {
  if (!history?.correctableUntil || (stage !== 'ready' && stage !== 'failed')) return null;
  return (
    <Panel className={classes.offer} aria-labelledby="correction-offer">
      <Title order={2} size="h4" id="correction-offer">
        {m.correct_offer_title()}
      </Title>
      <p>{m.correct_offer({ date: showDay(history.correctableUntil) })}</p>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.8} />}
        renderRoot={(props) => <Link {...props} to="/users-birthchart/$id/correct" params={{ id }} state />}
      >
        {m.correct_title()}
      </Button>
    </Panel>
  );
}
