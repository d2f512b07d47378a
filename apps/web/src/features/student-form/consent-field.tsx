import { withModelNotice } from '@udaya/contract/model-notice';
import type { LanguageModel } from '@udaya/contract/product';
import * as m from '@udaya/messages';
import { controlId, described, FieldError } from './fields.tsx';
import type { Errors } from './student-values.ts';

interface Props {
  groupName: string | undefined;
  /** The language model that the words name; undefined as long as that is not known. */
  languageModel: LanguageModel | null | undefined;
  checked: boolean;
  errors: Errors;
  onChange: (checked: boolean) => void;
}

/** What happens with the details, in plain words, and the box under which they are sent. */
export function ConsentField({ groupName, languageModel, checked, errors, onChange }: Props) {
  const group = groupName ?? m.student_institution();
  const error = errors.consent;
  return (
    <>
      <div className="note">
        <h3>{m.student_note_title()}</h3>
        <ul>
          <li>{m.student_note_what()}</li>
          <li>{m.student_note_who({ group })}</li>
          <li>{m.student_note_limits()}</li>
          <li>{m.student_note_minors()}</li>
          <li>{m.student_note_withdraw({ group })}</li>
        </ul>
      </div>
      <div className="field">
        <label className="choice consent" data-wrong={error ? true : undefined}>
          <input
            type="checkbox"
            id={controlId('consent')}
            checked={checked}
            // Nobody agrees to words that are not all there.
            disabled={languageModel === undefined}
            aria-describedby={described('consent', false, error)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span>{withModelNotice(m.student_consent(), languageModel ?? null)}</span>
        </label>
        <FieldError path="consent" error={error} />
      </div>
    </>
  );
}
