import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import type { FieldProps } from '../birth-form/field-props.ts';
import classes from './group-form.module.css';
import { TextField } from './text-field.tsx';

type IdentityField = 'aadharNumber' | 'passportNumber';

/** Numbers by which an office knows somebody; none is needed. */
export function IdentitySection({ field }: { field: (name: IdentityField) => FieldProps }) {
  return (
    <SectionPanel order={3} title={m.gform_identity_title()} lead={m.gform_identity_lead()}>
      <TextField
        digits
        className={classes.short}
        field={field('aadharNumber')}
        label={m.gform_aadhaar()}
        hint={m.gform_aadhaar_why()}
      />
      <TextField
        className={classes.short}
        field={field('passportNumber')}
        label={m.gform_passport()}
        hint={m.gform_passport_why()}
        maxLength={9}
      />
    </SectionPanel>
  );
}
