import { defineDraft } from '../../../api/define-draft.ts';
import { BirthFields } from '../birth-form/birth-fields.ts';

/** The details of a report as they were changed, until they are sent or given up: one draft a report. */
export const correctionDraft = defineDraft(BirthFields, 'correction');
