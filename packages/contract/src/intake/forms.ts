import { listRecordFields } from '@udaya/core/intake/record-fields';
import * as m from '@udaya/messages';
import * as birth from './birth-fields.ts';
import type { Field, Section } from './field.ts';

// What a form asks, in the order of its page: sections, and the fields by their names on the wire. Those of groups are in `group-forms.ts`.

const { name, gender, dateOfBirth, timeOfBirth, timeAccuracy, utcOffsetMinutes } = birth;
const { birthType, refferedBy, reportLanguage, bloodGroup, iqLevel, country, place } = birth;

/** When it was: every form asks it. */
export const moment = {
  title: m.birth_moment_title,
  lead: m.birth_moment_lead,
  fields: { dateOfBirth, timeOfBirth, timeAccuracy, utcOffsetMinutes },
} satisfies Section;

/** Where it was. */
export const birthPlace = { country, place };

/** The form of a consumer, for a new report and for a correction: the birth, then what is asked besides. */
export const ownSections = {
  birth: {
    title: m.birth_section,
    lead: m.birth_moment_lead,
    fields: { name, gender, ...moment.fields, ...birthPlace },
  },
  details: {
    title: m.birth_details_title,
    lead: m.birth_details_lead,
    fields: { reportLanguage, birthType, refferedBy, bloodGroup, iqLevel },
  },
} satisfies Record<string, Section>;

/** The fields that a report's record keeps as they were entered, by their columns. */
export function recordFieldsInWords(): ReadonlyMap<string, Field> {
  const asked: readonly Field[] = [name, gender, ...Object.values<Field>(ownSections.details.fields)];
  return new Map(
    listRecordFields().flatMap(({ name: wire, column }) => {
      const field = asked.find((one) => one.name === wire);
      return field ? [[column, field] as const] : [];
    }),
  );
}

type Sections = Readonly<Record<string, Section>>;

/** All that some sections ask, in the order of the page. */
export function fieldsOf(...parts: readonly Sections[]): Field[] {
  return parts.flatMap((sections) => Object.values(sections).flatMap(({ fields }) => Object.values(fields)));
}

export const ownFields = (): Field[] => [...fieldsOf(ownSections), birth.consent];
