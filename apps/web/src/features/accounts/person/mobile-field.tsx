import { TextInput } from '@mantine/core';
import * as m from '@udaya/messages';
import { nationalNumber } from '../../../shell/forms/national-number.ts';
import type { FieldOf } from './field-of.ts';
import classes from './mobile-field.module.css';

interface Props {
  /** The dialling code that goes with the chosen country. */
  code: string;
  hint: string;
  field: FieldOf;
}

/** A mobile number behind the dialling code of its country, which is shown only. */
export function MobileField({ code, hint, field }: Props) {
  return (
    <div className={classes.mobile}>
      <TextInput
        label={m.account_mobile_code()}
        description={m.account_mobile_code_hint()}
        name="mobilecode"
        value={code}
        readOnly
        tabIndex={-1}
        autoComplete="off"
        classNames={{ input: classes.code }}
      />
      <TextInput
        type="tel"
        inputMode="tel"
        label={m.account_mobile()}
        description={hint}
        autoComplete="tel-national"
        name="mobile"
        {...field}
        onChange={(event) => field.onChange(nationalNumber(event.currentTarget.value, code))}
      />
    </div>
  );
}
