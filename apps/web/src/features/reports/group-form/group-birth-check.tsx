import { Title } from '@mantine/core';
import * as m from '@udaya/messages';
import type { SentForm } from '../../../shell/forms/use-form-sending.ts';
import type { Wizard } from '../../../shell/forms/use-wizard.ts';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import checkClasses from '../birth-form/birth-check.module.css';
import { BirthCheck } from '../birth-form/birth-check.tsx';
import type { BirthStep } from '../birth-form/use-birth-wizard.ts';
import { birthDetailsOf, personalDetailsOf } from './person-details.ts';
import { askedBirth, type PersonFields } from './person-fields.ts';

interface Props {
  wizard: Wizard<PersonFields, BirthStep>;
  sending: SentForm<PersonFields, unknown>;
}

/** The single form read back: the second step. */
export function GroupBirthCheck({ wizard, sending }: Props) {
  const { form } = wizard.fields;
  return (
    <BirthCheck
      birth={askedBirth(form.values)}
      details={birthDetailsOf(form.values)}
      onOffset={(minutes) => form.setFieldValue('utcOffsetMinutes', minutes)}
      onBack={wizard.back}
      sending={sending}
      reportPage="/enterprise/report-summary/$id"
    >
      <PersonalReadBack fields={form.values} />
    </BirthCheck>
  );
}

/** The personal details as they will be kept. */
function PersonalReadBack({ fields }: { fields: PersonFields }) {
  return (
    <Panel className={checkClasses.panel}>
      <Title order={3} size="h4">
        {m.gform_personal_title()}
      </Title>
      <DetailsList items={personalDetailsOf(fields)} />
    </Panel>
  );
}
