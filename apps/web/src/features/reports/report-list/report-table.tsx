import { VisuallyHidden } from '@mantine/core';
import type { ReportListItem } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { useId } from 'react';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { showBirthTime, showDate } from '../show-date.ts';
import type { ListAddress } from './list-address.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportStatus } from './report-status.tsx';
import classes from './report-table.module.css';

interface Props {
  reports: readonly ReportListItem[];
  role: Role;
  address: ListAddress;
  caption: string;
}

/** Reports as a table. */
export function ReportTable({ reports, role, address, caption }: Props) {
  const id = useId();
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{m.report_name()}</th>
            <th scope="col">{m.list_born()}</th>
            <th scope="col">{m.report_place_of_birth()}</th>
            <th scope="col">{m.list_created()}</th>
            <th scope="col">{m.list_status()}</th>
            <th scope="col">{m.list_actions()}</th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <tr key={report.id}>
              <th scope="row" className={classes.name}>
                {report.name}
              </th>
              <td className={classes.born}>
                {showDate(report.dateOfBirth)}
                <span className={classes.soft}>{showBirthTime(report)}</span>
              </td>
              <td className={classes.place}>{report.placeOfBirth}</td>
              <td>
                <Timestamp instant={report.createdDate} className={classes.created} />
              </td>
              <td className={classes.status}>
                <ReportStatus report={report} role={role} id={`${id}-${report.id}`} />
              </td>
              <td className={classes.actions}>
                <ReportActions report={report} address={address} reasonId={`${id}-${report.id}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
