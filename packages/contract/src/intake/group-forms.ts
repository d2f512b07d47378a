import * as m from '@udaya/messages';
import {
  birthCountry,
  birthType,
  consent,
  consentEvidence,
  gender,
  placeId,
  refferedBy,
  reportLanguage,
} from './birth-fields.ts';
import { familyTypeFields, fatherFields, householdFields, motherFields } from './family-fields.ts';
import type { Field, Section } from './field.ts';
import { fieldsOf, moment } from './forms.ts';
import * as list from './list-fields.ts';
import { communityFields, schoolFields, trainingFields } from './ngo-fields.ts';
import * as person from './person-fields.ts';

/** Birth details of somebody whom a group looks after. */
export const groupBirthSections = {
  person: {
    title: m.birth_person_title,
    fields: { firstName: person.firstName, lastName: person.lastName, gender },
  },
  moment,
  place: { title: m.birth_place_title, fields: { birthCountry, placeId } },
  details: { title: m.birth_details_title, fields: { reportLanguage, birthType } },
} satisfies Record<string, Section>;

/** What a group keeps of somebody beside the birth. */
export const personalSections = {
  about: {
    title: m.person_about_title,
    lead: m.birth_details_lead,
    fields: { bloodGroup: person.bloodGroup, iqLevel: person.iqLevel, refferedBy },
  },
  address: {
    title: m.person_address_title,
    lead: m.person_address_lead,
    part: m.person_part_address,
    fields: {
      address1: person.address1,
      address2: person.address2,
      city: person.city,
      state: person.state,
      country: person.country,
      zipCode: person.zipCode,
    },
  },
  contact: {
    title: m.person_contact_title,
    lead: m.person_contact_lead,
    part: m.person_part_address,
    fields: { countryCode: person.countryCode, mobile: person.mobile, email: person.email },
  },
  identity: {
    title: m.person_identity_title,
    lead: m.person_identity_lead,
    part: m.person_part_address,
    fields: { aadharNumber: person.aadharNumber, passportNumber: person.passportNumber },
  },
} satisfies Record<string, Section>;

/** What an NGO asks beside it, by the steps of its wizard. */
export const ngoSections = {
  personal: {
    community: {
      title: m.person_community_title,
      lead: m.person_community_lead,
      fields: communityFields,
    },
  },
  family: {
    family: {
      title: m.person_family_title,
      lead: m.person_family_lead,
      fields: { ...familyTypeFields, ...fatherFields, ...motherFields },
    },
    household: { title: m.person_household_title, part: m.person_family_title, fields: householdFields },
    siblings: listSection(list.sibilings),
  },
  education: {
    school: { title: m.person_school_title, lead: m.person_school_lead, fields: schoolFields },
    exams: listSection(list.examsAppeared),
    planned: listSection(list.examsPlanning),
  },
  training: {
    training: { title: m.person_training_title, lead: m.person_training_lead, fields: trainingFields },
    activities: listSection(list.extracurricularActivity),
  },
} satisfies Record<string, Record<string, Section>>;

/** A list stands under a heading of its own. */
function listSection(field: (typeof list)[keyof typeof list]) {
  return { title: field.label, lead: field.rows.words.lead, fields: { [field.name]: field } };
}

/** What is agreed to at the end. Nothing stays ticked: whoever comes back after a reload says it again. */
const agreed: readonly Field[] = [{ ...consent, secret: true }, consentEvidence];

/** The fields of the single form, and of an NGO's wizard. */
export const groupFields = (): Field[] => [...fieldsOf(groupBirthSections, personalSections), ...agreed];
export const ngoFields = (): Field[] => [
  ...fieldsOf(groupBirthSections, personalSections, ...Object.values(ngoSections)),
  ...agreed,
];
