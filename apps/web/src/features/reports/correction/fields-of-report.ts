import type { ReportDetail } from '@udaya/contract/reports';
import { emptyBirth, type BirthFields } from '../birth-form/birth-fields.ts';

/** The birth details of a report, as the form holds them. Consent is asked for anew; what is kept apart is not shown. */
export function fieldsOfReport(report: ReportDetail): BirthFields {
  const { name, gender, dateOfBirth, timeOfBirth, timeAccuracy, country, birthType, bloodGroup } = report;
  return {
    ...emptyBirth,
    name,
    gender,
    dateOfBirth,
    timeOfBirth,
    timeAccuracy,
    country,
    place: { place_id: report.placeId, description: report.placeOfBirth },
    placeText: report.placeOfBirth,
    birthType,
    bloodGroup,
    refferedBy: report.refferedBy,
  };
}

/** Whether two sets of details say the same of a birth. */
export function saysTheSame(one: BirthFields, other: BirthFields): boolean {
  const meant = (fields: BirthFields) => JSON.stringify({ ...fields, consent: false, placeText: '' });
  return meant(one) === meant(other);
}
