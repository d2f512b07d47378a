import { useQueryClient } from '@tanstack/react-query';
import { BirthMoment } from '@udaya/contract/births';
import type { Field } from '@udaya/contract/intake/field';
import { birthPlace, moment, ownFields } from '@udaya/contract/intake/forms';
import { strangers } from '@udaya/contract/strangers';
import { call } from '../../../api/call.ts';
import { defineDraft } from '../../../api/define-draft.ts';
import { useFormSending } from '../../../shell/forms/use-form-sending.ts';
import { withToken } from '../../intake/fields/place-search.ts';
import { draftSchema, emptyValues, type IntakeValues, wireOf } from '../../intake/intake-values.ts';
import { useIntakeFields } from '../../intake/use-intake.ts';
import { birthDraft } from '../intake/birth-draft.ts';
import { strangersToken } from './open-places.ts';

/** Date, time and place. */
const skyFields: readonly Field[] = [...Object.values(moment.fields), ...Object.values(birthPlace)];

/** What was typed of a sky, until the tab is closed. */
const skyDraft = defineDraft(draftSchema(skyFields), 'sky');

/** The form that shows the sky of a birth. */
export function useFirstSky() {
  const queryClient = useQueryClient();
  const fields = useIntakeFields(skyFields, {
    schema: BirthMoment,
    initial: { ...emptyValues(skyFields), timeAccuracy: 'exact' },
    draft: { ...skyDraft, drop: () => {} },
  });
  return useFormSending(fields, {
    inputOf: (typed) => BirthMoment.parse(wireOf(skyFields, typed)),
    send: (birth) =>
      withToken(queryClient, strangersToken, (token) =>
        call(strangers.showSky, { body: { ...birth, token } }),
      ),
  });
}

/** Keeps a birth in this tab for the form that is filled in by an account. How exact the time is has not been asked yet. */
export function saveBirth({ timeAccuracy, ...birth }: IntakeValues): void {
  birthDraft.save({
    ...emptyValues(ownFields()),
    ...birth,
    timeAccuracy: timeAccuracy === 'unknown' ? timeAccuracy : '',
  });
}
