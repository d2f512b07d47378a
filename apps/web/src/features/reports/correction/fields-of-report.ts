import type { ReportDetail } from '@udaya/contract/reports';
import { type BirthFields, emptyBirth } from '../birth-form/birth-fields.ts';

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
    utcOffsetMinutes: report.utcOffsetMinutes ?? undefined,
    country,
    place: { place_id: report.placeId, description: report.placeOfBirth },
    placeText: report.placeOfBirth,
    birthType,
    bloodGroup,
    refferedBy: report.refferedBy,
  };
}

/** How two sets of details differ: in what the report is written from, in the IQ level alone, or not at all. */
export function difference(one: BirthFields, other: BirthFields): 'birth' | 'iqLevel' | undefined {
  const meant = (fields: BirthFields) =>
    JSON.stringify({ ...fields, consent: false, placeText: '', iqLevel: '' });
  if (meant(one) !== meant(other)) return 'birth';
  return one.iqLevel === other.iqLevel ? undefined : 'iqLevel';
}
