import { Title, VisuallyHidden } from '@mantine/core';
import type { ReportListItem } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { IconCalendar, IconMapPin } from '../../../ui/icons.tsx';
import { useId } from 'react';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { showBirthTime, showDate } from '../show-date.ts';
import type { ListAddress } from './list-address.ts';
import { ReportActions } from './report-actions.tsx';
import classes from './report-cards.module.css';
import { ReportStatus } from './report-status.tsx';

interface Props {
  reports: readonly ReportListItem[];
  role: Role;
  address: ListAddress;
  /** The level of the names as headings: below the heading that the cards stand under. */
  heading?: 2 | 3;
}

/** Reports as cards. */
export function ReportCards({ reports, role, address, heading = 2 }: Props) {
  const id = useId();
  return (
    <ul className={classes.cards}>
      {reports.map((report) => (
        <li key={report.id} className={classes.card}>
          <div>
            <Title order={heading} size="h4" className={classes.name}>
              {report.name}
            </Title>
            <div className={classes.facts}>
              <div>
                <IconCalendar size={16} stroke={1.7} aria-hidden="true" />
                <span>
                  <VisuallyHidden>{m.list_born()} </VisuallyHidden>
                  {showDate(report.dateOfBirth)}, {showBirthTime(report)}
                </span>
              </div>
              <div>
                <IconMapPin size={16} stroke={1.7} aria-hidden="true" />
                <span>{report.placeOfBirth}</span>
              </div>
            </div>
          </div>
          <ReportStatus report={report} role={role} id={`${id}-${report.id}`} />
          <div>
            <ReportActions report={report} address={address} reasonId={`${id}-${report.id}`} />
            <p className={classes.created}>
              {m.list_created()} <Timestamp instant={report.createdDate} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
