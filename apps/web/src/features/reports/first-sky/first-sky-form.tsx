import { Checkbox, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { birthPlace, moment } from '@udaya/contract/intake/forms';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent } from 'react';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import type { SentForm } from '../../../shell/forms/use-form-sending.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { OptionalFold } from '../../../ui/optional-fold.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { CannotCalculate } from '../../captcha/cannot-calculate.ts';
import { BirthTimeField } from '../../intake/fields/birth-time-field.tsx';
import { inputOf } from '../../intake/fields/field-parts.tsx';
import { IntakeField } from '../../intake/fields/intake-field.tsx';
import type { IntakeValues } from '../../intake/intake-values.ts';
import classes from './first-sky.module.css';
import { openPlacesQuery, strangersToken } from './open-places.ts';

/** Date, time and place of a birth. */
export function FirstSkyForm({
  sending,
  takesFocus,
}: {
  sending: SentForm<IntakeValues, unknown>;
  takesFocus: boolean;
}) {
  const queryClient = useQueryClient();
  const { form } = sending;
  const wizard = {
    fields: sending,
    next: () => sending.submit(),
    reading: sending.pending,
    places: openPlacesQuery,
  };
  // What guards the places is worked out while the date is typed.
  const prepare = () => void queryClient.query(strangersToken).catch(() => undefined);
  const begin = useEffectEvent(() => {
    if (takesFocus) form.getInputNode('dateOfBirth')?.focus();
  });
  useEffect(() => begin(), []);
  const cannot = sending.error instanceof CannotCalculate;
  return (
    <div onFocusCapture={prepare}>
      <CallForm form={sending} label={m.sky_first()} className={classes.form}>
        <IntakeField wizard={wizard} field={moment.fields.dateOfBirth} />
        <div className={classes.time}>
          <BirthTimeField
            {...inputOf(form, 'timeOfBirth')}
            disabled={form.values.timeAccuracy === 'unknown'}
            warns={form.values.dateOfBirth !== ''}
          />
          <Checkbox
            size="sm"
            label={m.sky_first_no_time()}
            checked={form.values.timeAccuracy === 'unknown'}
            onChange={(event) =>
              form.setFieldValue('timeAccuracy', event.currentTarget.checked ? 'unknown' : 'exact')
            }
          />
        </div>
        <IntakeField wizard={wizard} field={birthPlace.place} />
        <OptionalFold label={m.sky_first_abroad()} filled={form.values.birthCountry !== 'IN'} wrong={false}>
          <IntakeField wizard={wizard} field={birthPlace.country} />
        </OptionalFold>
        <MessageLine
          tone="error"
          text={cannot ? m.captcha_work_impossible() : sending.failure.text}
          detail={sending.failure.detail}
        />
        <WorkingButton type="submit" size="lg" working={sending.pending}>
          {m.sky_first_show()}
        </WorkingButton>
        <MessageLine text={sending.pending ? m.sky_first_showing() : undefined} />
        <Text size="sm" c="dimmed">
          {m.sky_first_private()}
        </Text>
      </CallForm>
    </div>
  );
}
