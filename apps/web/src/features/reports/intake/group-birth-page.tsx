import { Text, Title } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { GroupBirthInput } from '@udaya/contract/group-births';
import type { Field } from '@udaya/contract/intake/field';
import { fieldsOf } from '@udaya/contract/intake/forms';
import { groupBirthSections, groupFields, personalSections } from '@udaya/contract/intake/group-forms';
import type { Session } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { WizardForm } from '../../../shell/forms/wizard-form.tsx';
import { DetailsList } from '../../../ui/details-list.tsx';
import { LimitsNote } from '../../../ui/limits-note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import checkClasses from '../../intake/birth-check.module.css';
import { BirthCheck } from '../../intake/birth-check.tsx';
import { FillStep } from '../../intake/fill-step.tsx';
import intakeClasses from '../../intake/intake.module.css';
import { IntakeSections } from '../../intake/intake-sections.tsx';
import { emptyValues, groupLanguage, isStarted, wireOf } from '../../intake/intake-values.ts';
import { itemsOf } from '../../intake/parts-of.ts';
import { type BirthStep, useBirthWizard, useIntakeFields } from '../../intake/use-intake.ts';
import { generatePath } from './generate-path.ts';
import { GroupConsent } from './group-consent.tsx';
import { groupBirthDraft, useCarried } from './next-child.ts';
import { NextChildNote } from './next-child-note.tsx';
import classes from './steps-panel.module.css';
import { StepsPanel } from './steps-panel.tsx';
import { useSubmitGroupBirth } from './use-submit-group-birth.ts';

const { about, ...personal } = personalSections;

/** Birth details of somebody whom a group looks after: typed, then read back and sent. Staff of an NGO are led to its wizard. */
export function GroupBirthPage({ step }: { step: BirthStep }) {
  const session = useSession();
  const way = generatePath(session);
  if (way !== '/enterprise/generate-report') return <Navigate to={way} replace />;
  return <SingleForm session={session} step={step} />;
}

function SingleForm({ session, step }: { session: Session; step: BirthStep }) {
  const navigate = useNavigate();
  const { username } = session;
  const asked = groupFields();
  const fields = useIntakeFields(asked, {
    schema: GroupBirthInput,
    initial: emptyValues(asked, groupLanguage(session)),
    draft: groupBirthDraft.of(username),
  });
  const [restored] = useState(() => isStarted(asked, fields.form.values));
  const carried = useCarried();
  const wizard = useBirthWizard(asked, fields, {
    at: step,
    agreed: ['consent', 'consentEvidence'],
    goTo: (next: BirthStep, replace = false) =>
      navigate({
        to: '/enterprise/generate-report',
        search: next === 'check' ? { step: next } : {},
        replace,
      }),
  });
  const { sending, waiting } = useSubmitGroupBirth(fields, {
    inputOf: (values) => GroupBirthInput.parse(wireOf(asked, values)),
    reveal: wizard.reveal,
  });
  const checking = wizard.step.name === 'check';
  return (
    <>
      <GroupFormHeader session={session} lead={m.birth_form_lead_short()} />
      <div className={classes.page} data-checking={checking || undefined}>
        <div className={classes.aside}>
          <LimitsNote />
          <StepsPanel
            steps={[m.birth_step_fill(), m.birth_step_check(), m.birth_form_step_read()]}
            current={checking ? 1 : 0}
            kept={m.birth_form_draft_kept()}
          />
        </div>
        {carried && <NextChildNote of={carried} />}
        <WizardForm wizard={wizard} sending={sending} label={m.birth_form_title()}>
          {checking ? (
            <BirthCheck
              fields={asked}
              wizard={wizard}
              sending={sending}
              rows={[...fieldsOf(groupBirthSections), ...Object.values<Field>(about.fields)]}
              reportPage="/enterprise/report-summary/$id"
              consent={<GroupConsent wizard={wizard} words={m.birth_consent_group()} restored={restored} />}
              waiting={waiting}
            >
              <Panel className={checkClasses.panel}>
                <Title order={3} size="h4">
                  {m.birth_form_personal_title()}
                </Title>
                <DetailsList items={itemsOf(fieldsOf(personal), fields.form.values)} />
              </Panel>
            </BirthCheck>
          ) : (
            <FillStep wizard={wizard}>
              <Title order={2}>{m.birth_form_birth_title()}</Title>
              <IntakeSections wizard={wizard} sections={groupBirthSections} />
              <div className={intakeClasses.part}>
                <Title order={2}>{m.birth_form_personal_title()}</Title>
                <Text c="dimmed" maw="68ch">
                  {m.birth_form_personal_lead()}
                </Text>
              </div>
              <IntakeSections wizard={wizard} sections={personalSections} />
            </FillStep>
          )}
        </WizardForm>
      </div>
    </>
  );
}

/** The header of a group's form: of a university with its name and branch. */
function GroupFormHeader({ session, lead }: { session: Session; lead: string }) {
  const { groupType, groupName, branchName } = session;
  const over = [groupName, branchName].filter((name) => name !== null).join(', ');
  return (
    <PageHeader {...(groupType === 'UNIVERSITY' ? { over } : {})} title={m.birth_form_title()} lead={lead} />
  );
}
