import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Invoice } from '@udaya/contract/billing';
import { dayInIndia } from '@udaya/format/format-instant';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { Panel } from '../../ui/panel.tsx';
import classes from './invoice-page.module.css';

/** That a report says much of what another one of the account says already: told before it is paid. */
export function RepeatsNote({ repeats }: { repeats: NonNullable<Invoice['repeats']> }) {
  const { reportId, name, createdDate, parts, total } = repeats;
  const count = parts.length;
  const date = dayInIndia(new Date(createdDate), getLocale());
  return (
    <Panel tone="notice" className={classes.repeats} aria-labelledby="repeats">
      <Title order={2} size="h4" id="repeats">
        {m.report_repeats_title()}
      </Title>
      <p>
        {count === total
          ? m.report_repeats_all({ total, name, date })
          : m.report_repeats({ count, total, name, date, parts: formatList(parts, getLocale()) })}
      </p>
      <p>{m.report_repeats_ways()}</p>
      <Anchor
        underline="always"
        fw={600}
        renderRoot={(props) => <Link {...props} to="/users-birthchart/$id" params={{ id: reportId }} />}
      >
        {m.report_repeats_link({ name })}
      </Anchor>
    </Panel>
  );
}
