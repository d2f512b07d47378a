import { defineDraft } from '../../../api/define-draft.ts';
import { WizardDraft } from './wizard-fields.ts';

/** What was typed in the five steps, until it is sent. */
export const wizardDraft = defineDraft(WizardDraft, 'ngo-wizard');
