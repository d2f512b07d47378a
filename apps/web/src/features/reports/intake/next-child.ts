import { useLocation } from '@tanstack/react-router';
import { refferedBy } from '@udaya/contract/intake/birth-fields';
import { answerAt } from '@udaya/contract/intake/field';
import { fieldsOf } from '@udaya/contract/intake/forms';
import { groupFields, ngoFields, ngoSections, personalSections } from '@udaya/contract/intake/group-forms';
import { lastName } from '@udaya/contract/intake/person-fields';
import { useState } from 'react';
import { defineDraft } from '../../../api/define-draft.ts';
import { draftSchema, emptyValues, type IntakeValues, putAnswer } from '../../intake/intake-values.ts';

/** What was typed in an NGO's five steps, and with the single form of other groups, until it is sent. */
export const wizardDraft = defineDraft(draftSchema(ngoFields()), 'ngo-wizard');
export const groupBirthDraft = defineDraft(draftSchema(groupFields()), 'group-birth');

/** What was sent last: the next child may have some of it in common. */
export const lastSent = defineDraft(draftSchema(ngoFields()), 'last-sent');

const { address, contact } = personalSections;
const { community } = ngoSections.personal;
const { family, household } = ngoSections.family;
const { school } = ngoSections.education;
const ofFamily = [lastName, refferedBy, ...fieldsOf({ address, contact, community, family, household })];
const ofSchool = [refferedBy, ...fieldsOf({ school })];

/** What the next child has in common with the one before. */
const common = { family: ofFamily, school: ofSchool, both: [...ofFamily, ...ofSchool] };
export type Common = keyof typeof common;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form begins with what the last child has in common with the next. */
    carried?: Common;
  }
}

/** What the form began with; undefined where it began empty. Another step of the same form leaves it as it is. */
export function useCarried(): Common | undefined {
  const now = useLocation({ select: ({ state }) => state.carried });
  const [carried] = useState(now);
  return carried;
}

/** Begins the form of the next child of somebody with what it has in common with the last one. */
export function beginNext(username: string, isNgo: boolean, of: Common): void {
  const sent = lastSent.of(username).read();
  if (!sent) return;
  const asked = isNgo ? ngoFields() : groupFields();
  const values = emptyValues(asked);
  const names = new Set(asked.map(({ name }) => name));
  for (const { name } of common[of]) if (names.has(name)) putAnswer(values, name, answerAt(sent, name));
  const draft = isNgo ? wizardDraft : groupBirthDraft;
  draft.of(username).save({ ...values, ...(of === 'school' ? {} : leftOut(sent)) });
}

const leftOut = ({ parentsLeftOut }: IntakeValues) => (parentsLeftOut === true ? { parentsLeftOut } : {});
