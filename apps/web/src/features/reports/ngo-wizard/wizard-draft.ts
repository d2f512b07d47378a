import * as z from 'zod/mini';
import { defineDraft } from '../../../api/define-draft.ts';
import { WizardFields } from './wizard-fields.ts';

/** What was typed in the five steps, until it is sent; never identity numbers. */
export const wizardDraft = defineDraft(
  z.omit(WizardFields, { aadharNumber: true, passportNumber: true }),
  'ngo-wizard',
);
