import { Button, NativeSelect } from '@mantine/core';
import { bloodGroups } from '@udaya/core/births/birth-words';
import { iqNotAssessed } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import type { FieldProps } from '../birth-form/field-props.ts';
import classes from './group-form.module.css';
import { TextField } from './text-field.tsx';

type AboutField = 'bloodGroup' | 'iqLevel' | 'refferedBy';

/** What else is asked about the person; the chart needs none of it. */
export function AboutSection({ field }: { field: (name: AboutField) => FieldProps }) {
  const { path, onChange, ...bloodGroup } = field('bloodGroup');
  const iq = field('iqLevel');
  const referred = field('refferedBy');
  return (
    <SectionPanel order={3} title={m.gform_about_title()} lead={m.birth_details_lead()}>
      <NativeSelect
        size="md"
        className={classes.short}
        label={m.birth_blood_group_term()}
        description={m.gform_blood_group_why()}
        data={[{ value: '', label: m.gform_choose() }, ...bloodGroups]}
        data-path={path}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...bloodGroup}
      />
      <div className={classes.withButton}>
        <TextField
          digits
          className={classes.short}
          field={{ ...iq, value: iq.value === iqNotAssessed ? '' : iq.value }}
          label={m.gform_iq()}
          hint={m.gform_iq_why()}
          placeholder={iq.value === iqNotAssessed ? m.gform_iq_none() : undefined}
          maxLength={3}
        />
        <Button
          variant={iq.value === iqNotAssessed ? 'light' : 'default'}
          aria-pressed={iq.value === iqNotAssessed}
          aria-label={m.gform_iq_none_label()}
          onClick={() => iq.onChange(iq.value === iqNotAssessed ? '' : iqNotAssessed)}
        >
          {m.gform_iq_none()}
        </Button>
      </div>
      <TextField
        field={referred}
        label={m.report_referred_by()}
        hint={m.birth_referred_by_hint()}
        maxLength={100}
        rightSectionWidth={84}
        rightSectionPointerEvents="all"
        rightSection={
          <Button
            variant="light"
            size="compact-sm"
            aria-label={m.birth_referred_by_self_label()}
            onClick={() => referred.onChange(m.birth_referred_by_self())}
          >
            {m.birth_referred_by_self()}
          </Button>
        }
      />
    </SectionPanel>
  );
}
