import type { BirthType, Gender } from '@udaya/core/births/birth-words';
import { iqNotAssessed } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { birthTypeLabel, genderLabel } from '../birth-labels.ts';
import type { PersonFields } from './person-fields.ts';

/** What is read back of the birth beside its moment; for fields that were found valid. */
export function birthDetailsOf(fields: PersonFields) {
  return [
    { term: m.report_gender(), value: genderLabel(fields.gender as Gender) },
    { term: m.birth_type(), value: birthTypeLabel(fields.birthType as BirthType) },
    { term: m.birth_blood_group_term(), value: fields.bloodGroup },
    { term: m.gform_iq(), value: fields.iqLevel === iqNotAssessed ? m.gform_iq_none() : fields.iqLevel },
    { term: m.report_referred_by(), value: fields.refferedBy },
  ];
}

/** The personal details as they are read back; of an Aadhaar number what is kept. */
export function personalDetailsOf(fields: PersonFields) {
  const { aadharNumber, passportNumber, countryCode, mobile, email } = fields;
  return [
    { term: m.gform_address1(), value: [fields.address1, fields.address2].filter(Boolean).join(', ') },
    { term: m.gform_city(), value: fields.city },
    { term: m.gform_state(), value: fields.state },
    { term: m.gform_country(), value: fields.country },
    { term: m.gform_zip(), value: fields.zipCode },
    { term: m.gform_mobile(), value: `${countryCode} ${mobile}` },
    { term: m.gform_email(), value: email },
    {
      term: m.gform_aadhaar_term(),
      value: aadharNumber === '' ? m.gform_not_given() : `XXXX XXXX ${aadharNumber.slice(-4)}`,
    },
    {
      term: m.gform_passport_term(),
      value: passportNumber === '' ? m.gform_not_given() : passportNumber.toUpperCase(),
    },
  ];
}
