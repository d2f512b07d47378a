import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { GroupReportListItem } from '@udaya/contract/group-reports';
import type { AdminReportListItem, ReportListItem } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import { formatNumericDay } from '@udaya/format/format-day';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { LanguageName } from '../../../shell/language-name.tsx';
import { showBirthTime } from '../../../shell/show-date.ts';
import { studentClassWords } from '../../../shell/student-class-words.ts';
import { IconCalendar, IconMapPin } from '../../../ui/icons.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from './report-status.module.css';
import { GroupReportStatus, ReportStatus } from './report-status.tsx';

type ReportColumn = Column<ReportListItem>;

/** What every list says of a report. */
export function reportColumns(role: Role): readonly ReportColumn[] {
  const place = placeColumn();
  return [
    nameColumn(),
    bornColumn(),
    { ...place, only: 'cards' },
    { ...place, key: 'town', only: 'table', cell: ({ placeOfBirth }) => shortPlace(placeOfBirth) },
    createdColumn(),
    statusColumn(role),
  ];
}

/**
 * What the product admin's lists say of it: also the Moon's sign and lunar mansion once it is written, and who referred. A
 * table has the place below the time of birth, and the mansion below the sign.
 */
export function adminReportColumns(userType: ReportUserType): readonly Column<AdminReportListItem>[] {
  const born = bornColumn();
  const place = placeColumn();
  const onCards = { card: 'fact', only: 'cards' } as const;
  const inTable = { card: 'fact', only: 'table' } as const;
  return [
    nameColumn(),
    userType === 'GROUP' ? groupColumn() : accountColumn(),
    { ...born, only: 'cards' },
    { ...place, only: 'cards' },
    {
      ...onCards,
      key: 'chandraRasi',
      title: m.report_list_chandra_rasi(),
      cell: ({ chandraRasi }) => chandraRasi,
    },
    { ...onCards, key: 'nakshatra', title: m.report_list_nakshatra(), cell: ({ nakshatra }) => nakshatra },
    {
      ...inTable,
      key: 'birth',
      title: born.title,
      minWidth: '8.5rem',
      cell: (report, rowId) => below(born.cell(report, rowId), shortPlace(report.placeOfBirth)),
    },
    {
      ...inTable,
      key: 'moon',
      title: m.report_list_moon(),
      minWidth: '7rem',
      cell: ({ chandraRasi, nakshatra }) => below(chandraRasi, nakshatra),
    },
    referredByColumn(),
    createdColumn(),
    { ...statusColumn('productAdmin'), minWidth: '10rem' },
  ];
}

/** What a group's lists say of it: no payment, which the group's plan covers, but who made it, who referred and how far it is. */
export function groupReportColumns(
  by: 'branch' | 'user' | undefined,
  hasStudents: boolean,
): readonly Column<GroupReportListItem>[] {
  const born = bornColumn();
  const place = placeColumn();
  return [
    nameColumn(),
    ...(by ? [makerColumn(by)] : []),
    ...(hasStudents ? [classColumn()] : []),
    { ...born, only: 'cards' },
    { ...place, only: 'cards' },
    {
      key: 'birth',
      title: born.title,
      card: 'fact',
      only: 'table',
      minWidth: '12rem',
      cell: (report, rowId) => below(born.cell(report, rowId), shortPlace(report.placeOfBirth)),
    },
    referredByColumn(),
    createdColumn(),
    {
      key: 'status',
      title: m.list_status(),
      card: 'block',
      minWidth: '10rem',
      cell: (report, rowId) => <GroupReportStatus report={report} id={rowId} />,
    },
  ];
}

const referredByColumn = (): ReportColumn => ({
  key: 'referredBy',
  title: m.report_list_referred_by(),
  card: 'fact',
  minWidth: '4.5rem',
  cell: ({ refferedBy }) => refferedBy,
});

/** Town and state of a place, for one line of a table. */
function shortPlace(place: string): string {
  const [town, ...area] = place.split(', ');
  return [town, area.at(-2) ?? area.at(-1)].filter(Boolean).join(', ');
}

const below = (first: ReactNode, second: ReactNode) => (
  <>
    {first}
    <span className={classes.below}>{second}</span>
  </>
);

/** Whose it is: an account's, with the way to it. */
const accountColumn = (): Column<AdminReportListItem> => ({
  key: 'account',
  title: m.payment_admin_column_account(),
  card: 'fact',
  minWidth: '7rem',
  cell: ({ whose: { account, user } }) =>
    account ? (
      <>
        <Anchor
          fz="inherit"
          className={classes.piece}
          renderRoot={(props) => (
            <Link {...props} to="/product/astrouser-list" search={{ search: account }} />
          )}
        >
          {user || account}
        </Anchor>
        <span className={classes.below}>{account}</span>
      </>
    ) : (
      m.payment_admin_account_none()
    ),
});

/** Whose it is: a group's, with the way to it, its branch, and who made it. */
const groupColumn = (): Column<AdminReportListItem> => ({
  key: 'group',
  title: m.report_list_filter_group(),
  card: 'fact',
  minWidth: '8rem',
  cell: ({ whose: { groupId, group, branch, user } }) => (
    <>
      {groupId && (
        <Anchor
          fz="inherit"
          renderRoot={(props) => <Link {...props} to="/product/groups/$id" params={{ id: groupId }} />}
        >
          {group}
        </Anchor>
      )}
      <span className={classes.below}>{[branch, user].filter(Boolean).join(', ')}</span>
    </>
  ),
});

/** Who made it within a group; whoever looks after several branches reads which one it is, too. */
const makerColumn = (by: 'branch' | 'user'): Column<GroupReportListItem> => ({
  key: 'maker',
  title: by === 'branch' ? m.report_list_filter_branch() : m.report_list_filter_user(),
  card: 'fact',
  minWidth: '7rem',
  cell: ({ whose: { branch, user } }) => (by === 'branch' ? below(branch, user) : user),
});

/** Class and section of a student. */
const classColumn = (): Column<GroupReportListItem> => ({
  key: 'class',
  title: m.student_class(),
  card: 'fact',
  minWidth: '6rem',
  cell: ({ studentClass, section }) =>
    studentClass === '' ? '' : `${studentClassWords[studentClass]()} ${section}`,
});

const nameColumn = (): ReportColumn => ({
  key: 'name',
  title: m.birth_person_name(),
  card: 'name',
  minWidth: '8rem',
  cell: ({ name }) => name,
});

const bornColumn = (): ReportColumn => ({
  key: 'born',
  title: m.report_list_born(),
  card: 'fact',
  icon: IconCalendar,
  minWidth: '8rem',
  cell: (report) => (
    <>
      {formatNumericDay(report.dateOfBirth)}, <span className={classes.piece}>{showBirthTime(report)}</span>
    </>
  ),
});

const placeColumn = (): ReportColumn => ({
  key: 'place',
  title: m.report_place_of_birth(),
  card: 'fact',
  icon: IconMapPin,
  minWidth: '9rem',
  cell: ({ placeOfBirth }) => placeOfBirth,
});

const createdColumn = (): ReportColumn => ({
  key: 'created',
  title: m.list_created(),
  card: 'foot',
  minWidth: '7rem',
  cell: ({ createdDate, reportLanguage }) =>
    below(<Timestamp instant={createdDate} />, <LanguageName of={reportLanguage} />),
});

const statusColumn = (role: Role): ReportColumn => ({
  key: 'status',
  title: m.list_status(),
  card: 'block',
  minWidth: '13.5rem',
  cell: (report, rowId) => <ReportStatus report={report} role={role} id={rowId} />,
});
