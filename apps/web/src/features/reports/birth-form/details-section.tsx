import { Button, NativeSelect, TextInput } from '@mantine/core';
import { birthTypes, bloodGroups } from '@udaya/core/births/birth-words';
import * as m from '@udaya/messages';
import { OptionalFold } from '../../../ui/optional-fold.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { birthTypeLabel } from '../birth-labels.ts';
import { ChoiceGroup } from './choice-group.tsx';
import classes from './details-section.module.css';
import { fieldProps } from './field-props.ts';
import type { BirthForm } from './use-birth-fields.ts';

/** What may be left out, in one fold. */
const optional = ['bloodGroup', 'iqLevel'] as const;

/** What else is asked; the chart needs none of it. */
export function DetailsSection({ form }: { form: BirthForm }) {
  return (
    <SectionPanel title={m.birth_details_title()} lead={m.birth_details_lead()}>
      <ChoiceGroup
        label={m.birth_type()}
        hint={m.birth_type_why()}
        choices={birthTypes.map((value) => ({ value, label: birthTypeLabel(value) }))}
        {...fieldProps(form, 'birthType')}
      />
      <TextInput
        label={m.report_referred_by()}
        description={m.birth_referred_by_hint()}
        autoComplete="off"
        maxLength={100}
        rightSectionWidth={84}
        rightSectionPointerEvents="all"
        rightSection={
          <Button
            variant="light"
            size="compact-sm"
            aria-label={m.birth_referred_by_self_label()}
            onClick={() => form.setFieldValue('refferedBy', m.birth_referred_by_self())}
          >
            {m.birth_referred_by_self()}
          </Button>
        }
        {...form.getInputProps('refferedBy')}
      />
      <OptionalFold
        label={m.birthform_optional()}
        filled={optional.some((name) => form.values[name] !== '')}
        wrong={optional.some((name) => form.errors[name] !== undefined)}
      >
        <NativeSelect
          size="md"
          className={classes.short}
          label={m.birth_blood_group()}
          description={m.birth_blood_group_why()}
          data={[{ value: '', label: m.birth_blood_group_none() }, ...bloodGroups]}
          {...form.getInputProps('bloodGroup')}
        />
        <TextInput
          className={classes.short}
          label={m.birth_iq_level()}
          description={m.birth_iq_level_why()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...form.getInputProps('iqLevel')}
        />
      </OptionalFold>
    </SectionPanel>
  );
}
