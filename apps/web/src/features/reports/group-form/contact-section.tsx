import { personLimits } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { nationalNumber } from '../../../shell/forms/national-number.ts';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import type { FieldProps } from '../birth-form/field-props.ts';
import classes from './group-form.module.css';
import { TextField } from './text-field.tsx';

type ContactField = 'countryCode' | 'mobile' | 'email';

/** How the person, or the family, is reached. */
export function ContactSection({ field }: { field: (name: ContactField) => FieldProps }) {
  const code = field('countryCode').value;
  const mobile = field('mobile');
  return (
    <SectionPanel order={3} title={m.gform_contact_title()} lead={m.gform_contact_lead()}>
      <TextField
        type="tel"
        inputMode="tel"
        className={classes.short}
        field={{
          ...mobile,
          onChange: (typed) => mobile.onChange(nationalNumber(typed, code).replace(/[^+\d]/g, '')),
        }}
        label={m.gform_mobile()}
        hint={m.gform_mobile_why({ code })}
        leftSection={<span aria-hidden="true">{code}</span>}
        leftSectionWidth={68}
      />
      <TextField
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        field={field('email')}
        label={m.gform_email()}
        hint={m.gform_email_why()}
        maxLength={personLimits.email}
      />
    </SectionPanel>
  );
}
