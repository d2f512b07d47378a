import type { AdminReportListItem, ReportListItem } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { IconCalendar, IconMapPin } from '../../../ui/icons.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { showBirthTime, showDate } from '../show-date.ts';
import classes from './report-status.module.css';
import { ReportStatus } from './report-status.tsx';

/** What the product admin's lists say beside it: the Moon's sign and lunar mansion, once it is written. */
export function adminReportColumns(): readonly Column<AdminReportListItem>[] {
  const columns = reportColumns('productAdmin');
  const place = columns.findIndex(({ key }) => key === 'place') + 1;
  return [
    ...columns.slice(0, place),
    {
      key: 'chandraRasi',
      title: m.list_chandra_rasi(),
      card: 'fact',
      minWidth: '7rem',
      cell: ({ chandraRasi }) => chandraRasi,
    },
    {
      key: 'nakshatra',
      title: m.list_nakshatra(),
      card: 'fact',
      minWidth: '7rem',
      cell: ({ nakshatra }) => nakshatra,
    },
    {
      key: 'referredBy',
      title: m.report_referred_by(),
      card: 'fact',
      minWidth: '7rem',
      cell: ({ refferedBy }) => refferedBy,
    },
    ...columns.slice(place),
  ];
}

/** What every list says of a report. */
export function reportColumns(role: Role): readonly Column<ReportListItem>[] {
  return [
    {
      key: 'name',
      title: m.report_name(),
      card: 'name',
      minWidth: '8rem',
      cell: ({ name }) => name,
    },
    {
      key: 'born',
      title: m.list_born(),
      card: 'fact',
      icon: IconCalendar,
      minWidth: '8rem',
      cell: (report) => (
        <>
          {showDate(report.dateOfBirth)}, <span className={classes.piece}>{showBirthTime(report)}</span>
        </>
      ),
    },
    {
      key: 'place',
      title: m.report_place_of_birth(),
      card: 'fact',
      icon: IconMapPin,
      minWidth: '9rem',
      cell: ({ placeOfBirth }) => placeOfBirth,
    },
    {
      key: 'created',
      title: m.list_created(),
      card: 'foot',
      minWidth: '7rem',
      cell: ({ createdDate }) => <Timestamp instant={createdDate} />,
    },
    {
      key: 'status',
      title: m.list_status(),
      card: 'block',
      minWidth: '12rem',
      cell: (report, rowId) => <ReportStatus report={report} role={role} id={rowId} />,
    },
  ];
}
