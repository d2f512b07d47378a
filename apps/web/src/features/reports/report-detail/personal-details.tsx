import { Title } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import { showTime } from '@udaya/core/births/show-time';
import * as m from '@udaya/messages';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { genderWords } from '../birth-labels.ts';
import { showDate } from '../show-date.ts';
import classes from './report-page.module.css';
import { timeZoneWords } from './time-zone-words.ts';

/** Whose report it is. */
export function PersonalDetails({ report }: { report: ReportDetail }) {
  const { timeAccuracy, chandraRasi, nakshatra } = report;
  const known = timeAccuracy !== 'unknown';
  return (
    <Panel className={classes.details} aria-labelledby="personal-details">
      <Title order={2} size="h3" id="personal-details" mb="md">
        {m.report_personal_details()}
      </Title>
      <DetailsList
        items={[
          { term: m.report_name(), value: report.name },
          { term: m.report_date_of_birth(), value: showDate(report.dateOfBirth) },
          {
            term: m.report_time_of_birth(),
            value: known ? showTime(report.timeOfBirth) : m.report_time_unknown(),
          },
          { term: m.birth_accuracy_term(), value: report.accuracyWords },
          { term: m.report_place_of_birth(), value: report.placeOfBirth },
          { term: m.report_time_zone(), value: timeZoneWords(report.timeZone, report.timeZoneName) },
          { term: m.report_gender(), value: genderWords(report.gender) },
          { term: m.report_referred_by(), value: report.refferedBy },
          { term: m.provenance_moon_sign(), value: chandraRasi },
          { term: m.provenance_nakshatra(), value: nakshatra },
        ]}
      />
    </Panel>
  );
}
