import { Group, Title } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import classes from './report-hero.module.css';

interface Props {
  /** Undefined while it is on its way, or where it cannot be shown. */
  reading: Pick<ReportDetail, 'name' | 'details'> | undefined;
  /** On its way: its room is kept. */
  pending: boolean;
  sky: ReactNode;
  /** The sky is drawn, from the north round: the reading is being written. */
  drawing?: boolean | undefined;
  /** Buttons that concern the whole reading. */
  actions: ReactNode;
}

/** The top of a reading, with the only h1 of its page: whose it is, under which sky, rasi and nakshatra, when and where. */
export function ReadingHero({ reading, pending, sky, drawing, actions }: Props) {
  return (
    <header className={classes.hero} data-pending={pending || undefined}>
      <div className={classes.words}>
        <p className={classes.over}>{m.report_title()}</p>
        <Title order={1} tabIndex={-1} className={classes.title}>
          {reading ? m.report_reading({ name: reading.name }) : m.report_reading_loading()}
        </Title>
      </div>
      <div className={classes.sky} data-not-printed data-drawing={drawing || undefined}>
        {sky}
      </div>
      {reading && <Facts details={reading.details} />}
      {actions && (
        <Group className={classes.actions} gap="sm">
          {actions}
        </Group>
      )}
    </header>
  );
}

/** Rasi and nakshatra in large, then when and where, of the details in words as far as they are told. */
export function Facts({ details }: Pick<ReportDetail, 'details'>) {
  const told = (labels: string[]) =>
    labels.flatMap((label) => details.find((one) => one.label === label && one.value !== '') ?? []);
  const large = told([m.report_provenance_moon_sign(), m.report_provenance_nakshatra()]);
  const when = told([m.report_date_of_birth(), m.report_time_of_birth()]);
  const where = told([m.report_place_of_birth()]);
  const facts = [
    ...large.map((fact) => ({ ...fact, look: classes.large })),
    ...when.map((fact) => ({ ...fact, look: undefined })),
    ...where.map((fact) => ({ ...fact, look: classes.wide })),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, look }) => (
        <div key={label} className={look}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
