import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ResolvedBirth } from '@udaya/contract/births';
import { accuracyWords } from '@udaya/contract/intake/birth-fields';
import { untouchedTime } from '@udaya/core/births/birth-words';
import { showTime } from '@udaya/core/births/clock-time';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { showDate } from '../../shell/show-date.ts';
import { DetailsList } from '../../ui/details-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import classes from './birth-check.module.css';
import { OffsetChoice } from './fields/offset-choice.tsx';
import type { AskedBirth } from './resolve-query.ts';

/** The page of a report, as it is for whoever reads. */
export type ReportPage = '/users-birthchart/$id' | '/enterprise/report-summary/$id';

/** A row that is read back beside the birth, with its field where it has one. */
export interface ReadDetail {
  term: string;
  value: ReactNode;
  path?: string;
}

/** The kinds of reading in words. */
const readings: Record<ResolvedBirth['reportType'], () => string> = {
  Child: m.birth_reading_child,
  Student: m.birth_reading_student,
  Adult: m.birth_reading_adult,
};

interface Props {
  birth: AskedBirth;
  /** What else is sent, in words. */
  details: readonly ReadDetail[];
  onField: ((path: string) => void) | undefined;
  /** What the server makes of the details, with the offset that was chosen. */
  resolved: ResolvedBirth;
  /** The same by the record of the place's zone alone. */
  recorded: ResolvedBirth;
  onOffset: (utcOffsetMinutes: number | undefined) => void;
  reportPage: ReportPage;
  /** The way to change the birth. */
  change: ReactNode;
  /** What is read back below the birth. */
  children: ReactNode;
}

/** The details in words. */
export function ReadBack({
  birth,
  details,
  onField,
  resolved,
  recorded,
  onOffset,
  reportPage,
  change,
  children,
}: Props) {
  const { weekday, localTime, timeUsed, place, utcOffset, zone, sensitivity, duplicateOf } = resolved;
  const date = showDate(birth.dateOfBirth);
  const time = timeUsed ? showTime(localTime) : m.report_time_unknown();
  // Where each row has its own way to be changed, the rows of the heading have theirs, too.
  const moment: ReadDetail[] = [
    { term: m.birth_date(), value: date, path: 'dateOfBirth' },
    { term: m.birth_time(), value: time, path: timeUsed ? 'timeOfBirth' : 'timeAccuracy' },
    { term: m.birth_place(), value: place.description, path: 'placeId' },
  ];
  const rows: ReadDetail[] = [
    { term: m.birth_person_name(), value: birth.name, path: 'name' },
    ...(onField ? moment : []),
    {
      term: m.birth_accuracy_term(),
      value: timeUsed ? accuracyWords[birth.timeAccuracy].words() : m.report_time_unknown(),
      path: 'timeAccuracy',
    },
    ...details,
    { term: m.birth_age(), value: ageText(resolved.ageYears) },
    { term: m.report_time_zone(), value: `UTC${utcOffset}, ${zone}` },
    { term: m.birth_reading(), value: readings[resolved.reportType]() },
  ];
  return (
    <>
      {duplicateOf && (
        <Panel tone="warning" className={classes.note}>
          <p>
            <Rich
              message={m.birth_duplicate}
              inputs={{}}
              places={{
                when: <Timestamp instant={duplicateOf.createdDate} />,
                open: (
                  <Anchor
                    underline="always"
                    renderRoot={(props) => (
                      <Link {...props} to={reportPage} params={{ id: duplicateOf.id }} />
                    )}
                  />
                ),
              }}
            />
          </p>
        </Panel>
      )}
      <Panel className={classes.panel}>
        {change && <div className={classes.change}>{change}</div>}
        <div>
          <p className={classes.moment}>
            {timeUsed
              ? m.birth_check_moment({ weekday, date, time })
              : m.birth_check_moment_without_time({ weekday, date })}
          </p>
          <Text className={classes.place} c="dimmed">
            {place.description}
          </Text>
        </div>
        <DetailsList
          items={rows.map(({ path, ...row }) => ({
            ...row,
            action: path && onField && <ChangeRow term={row.term} onChange={() => onField(path)} />,
          }))}
        />
      </Panel>
      {children}
      <Doubts {...{ birth, resolved, recorded, onOffset }} />
      {sensitivity.length > 0 && (
        <Panel className={classes.note}>
          <Title order={3} size="h4">
            {timeUsed ? m.birth_hangs_title() : m.birth_hangs_title_day()}
          </Title>
          <ul>
            {sensitivity.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {m.birth_hangs_explained()} {m.report_trace_time_where()}
          </Text>
        </Panel>
      )}
    </>
  );
}

/** The way from a row to its field. */
function ChangeRow({ term, onChange }: { term: string; onChange: () => void }) {
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      underline="always"
      className={classes.changeRow}
      aria-label={m.birth_change_of({ term })}
      onClick={onChange}
    >
      {m.birth_change()}
    </Anchor>
  );
}

function Doubts({
  birth,
  resolved,
  recorded,
  onOffset,
}: Pick<Props, 'birth' | 'resolved' | 'recorded' | 'onOffset'>) {
  // By the clock of the heading, which has no hour 00.
  const time = showTime(resolved.localTime);
  const untouched = resolved.timeUsed && birth.timeOfBirth === untouchedTime;
  const warnings = [
    ...(untouched ? [{ code: 'time-untouched', message: m.birth_time_untouched({ time }) }] : []),
    ...recorded.warnings,
    ...resolved.warnings.filter(({ code }) => recorded.warnings.every((known) => known.code !== code)),
  ];
  if (warnings.length === 0) return null;
  return (
    <Panel tone="warning" className={classes.panel} aria-labelledby="birth-doubts">
      <div className={classes.note}>
        <Title order={3} size="h4" id="birth-doubts">
          {m.birth_doubts_title()}
        </Title>
        {warnings.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
      </div>
      <OffsetChoice recorded={recorded} chosen={birth.utcOffsetMinutes} onChoose={onOffset} />
    </Panel>
  );
}

function ageText(years: number): string {
  return years === 0 ? m.birth_age_newborn() : m.birth_age_years({ years });
}
