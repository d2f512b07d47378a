import { NativeSelect, TextInput } from '@mantine/core';
import { castes, describedReligion, personLimits, religions } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { casteLabels, choicesOf, religionLabels } from './answer-labels.ts';
import { DescribedFields } from './described-fields.tsx';
import { hintBelow } from './hint-below.ts';
import classes from './step.module.css';
import type { WizardForm } from './wizard-fields.ts';

/** The community that somebody belongs to. */
export function CommunitySection({ form }: { form: WizardForm }) {
  const { religion, religionDesc } = form.values.communityDetails;
  return (
    <SectionPanel order={3} title={m.wizard_community_title()} lead={m.wizard_community_lead()}>
      <div className={classes.columns}>
        <NativeSelect
          size="md"
          label={m.wizard_caste()}
          description={m.wizard_caste_why()}
          inputWrapperOrder={hintBelow}
          autoComplete="off"
          data={[{ value: '', label: m.wizard_choose() }, ...choicesOf(castes, casteLabels)]}
          {...form.getInputProps('communityDetails.caste')}
        />
        <TextInput
          label={m.wizard_community()}
          description={m.wizard_community_why()}
          inputWrapperOrder={hintBelow}
          autoComplete="off"
          maxLength={personLimits.community}
          {...form.getInputProps('communityDetails.community')}
        />
      </div>
      <DescribedFields
        form={form}
        label={m.wizard_religion()}
        hint={m.wizard_religion_why()}
        choices={choicesOf(religions, religionLabels)}
        described={describedReligion}
        path="communityDetails.religion"
        value={religion}
        description={{
          path: 'communityDetails.religionDesc',
          value: religionDesc,
          label: m.wizard_religion_desc(),
          max: personLimits.religionDesc,
          closed: m.wizard_religion_desc_closed(),
          open: m.wizard_religion_desc_open(),
        }}
      />
    </SectionPanel>
  );
}
