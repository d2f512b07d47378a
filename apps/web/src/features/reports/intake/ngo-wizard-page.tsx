import { Text } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { WizardBirthInput } from '@udaya/contract/group-births';
import type { Section } from '@udaya/contract/intake/field';
import { fieldsOf } from '@udaya/contract/intake/forms';
import {
  groupBirthSections,
  ngoFields,
  ngoSections,
  personalSections,
} from '@udaya/contract/intake/group-forms';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { pathsWithin } from '../../../shell/forms/form-errors.ts';
import { StepTitle, WizardForm } from '../../../shell/forms/wizard-form.tsx';
import { WizardProgress } from '../../../shell/forms/wizard-progress.tsx';
import { UnsavedWarning } from '../../../shell/unsaved-warning.tsx';
import { LimitsNote } from '../../../ui/limits-note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnswerPanels, ChangeButton } from '../../intake/answers-read-back.tsx';
import { BirthCheck } from '../../intake/birth-check.tsx';
import formClasses from '../../intake/fill-step.module.css';
import { IntakeSections } from '../../intake/intake-sections.tsx';
import { emptyValues, groupLanguage, isStarted, wireOf } from '../../intake/intake-values.ts';
import { useIntakeFields, useStepWizard } from '../../intake/use-intake.ts';
import { GroupConsent } from './group-consent.tsx';
import { useCarried, wizardDraft } from './next-child.ts';
import { NextChildNote } from './next-child-note.tsx';
import classes from './ngo-wizard-page.module.css';
import { SavedNote } from './saved-note.tsx';
import { useSubmitGroupBirth } from './use-submit-group-birth.ts';
import { WizardButtons } from './wizard-buttons.tsx';

/** The five steps; what is read back at the end belongs to the fifth. */
const ngoSteps = [
  { name: 'birth', title: m.birth_form_step_birth, sections: groupBirthSections },
  {
    name: 'personal',
    title: m.birth_form_step_personal,
    sections: { ...personalSections, ...ngoSections.personal },
  },
  { name: 'family', title: m.birth_form_step_family, sections: ngoSections.family },
  { name: 'education', title: m.birth_form_step_education, sections: ngoSections.education },
  { name: 'training', title: m.birth_form_step_training, sections: ngoSections.training },
] as const satisfies { name: string; title: () => string; sections: Record<string, Section> }[];
type NgoStep = (typeof ngoSteps)[number]['name'] | 'check';

interface Props {
  step: NgoStep;
  /** The step is shown to be changed: it leads back to where all is read back. */
  changing: boolean;
}

/** What an NGO enters of a birth, in five steps. Other groups have a single form. */
export function NgoWizardPage(props: Props) {
  const { username, groupType } = useSession();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  if (groupType !== 'NGO') return <Navigate to="/enterprise/generate-report" replace />;
  const startAfresh = async () => {
    wizardDraft.of(username).drop();
    setRound(round + 1);
    await navigate({ to: '/enterprise/generate-report/NGO', replace: true });
  };
  return (
    <div className={classes.page}>
      <PageHeader title={m.birth_title()} lead={m.birth_form_lead()} />
      <NgoWizard key={round} {...props} onStartAfresh={() => void startAfresh()} />
    </div>
  );
}

function NgoWizard({ step: at, changing, onStartAfresh }: Props & { onStartAfresh: () => void }) {
  const session = useSession();
  const { username } = session;
  const navigate = useNavigate();
  const asked = ngoFields();
  const fields = useIntakeFields(asked, {
    schema: WizardBirthInput,
    initial: emptyValues(asked, groupLanguage(session)),
    draft: wizardDraft.of(username),
  });
  const [restored] = useState(() => isStarted(asked, fields.form.values));
  const [arrival] = useState(at);
  const carried = useCarried();
  const show = (step: NgoStep, { change = false, replace = false } = {}) =>
    navigate({
      to: '/enterprise/generate-report/NGO',
      search: { ...(step === 'birth' ? {} : { step }), ...(change ? { back: 'check' as const } : {}) },
      replace,
    });
  const [birth, ...others] = ngoSteps.map(({ name, title, sections }) => ({
    name,
    title: title(),
    fields: fieldsOf(sections).map((field) => field.name),
  }));
  if (!birth) throw new Error('The form has no steps.');
  const check = {
    name: 'check' as const,
    title: m.birth_form_step_check(),
    fields: ['consent', 'consentEvidence'],
    within: true,
  };
  const wrong = fields.check(fields.form.values);
  const isClean = others
    .slice(1)
    .every((later) => later.fields.every((field) => pathsWithin(wrong, field).length === 0));
  const wizard = useStepWizard<NgoStep>(asked, fields, {
    steps: [birth, ...others, check],
    at,
    goTo: (step, replace = false) => show(step, { replace }),
    change: (step) => show(step, { change: true }),
    // A step that is shown to be changed leads back to where all is read back, and what was carried over need not be gone through.
    ...(changing || (carried && at === 'personal' && isClean) ? { onwards: 'check' as const } : {}),
  });
  const { sending, waiting } = useSubmitGroupBirth(fields, {
    inputOf: (values) => WizardBirthInput.parse(wireOf(asked, values)),
    reveal: wizard.reveal,
  });
  const { step } = wizard;
  return (
    <div className={classes.flow}>
      <WizardProgress wizard={wizard} />
      {carried && <NextChildNote of={carried} />}
      {restored && !carried && step.name === arrival && (
        <SavedNote wizard={wizard} check={check} onStartAfresh={onStartAfresh} />
      )}
      <WizardForm wizard={wizard} sending={sending} label={m.birth_title()}>
        {step.name === 'check' ? (
          <BirthCheck
            fields={asked}
            wizard={wizard}
            sending={sending}
            rows={fieldsOf(groupBirthSections)}
            confirm={m.form_submit()}
            change={
              <ChangeButton
                title={m.birth_form_step_birth()}
                onChange={() => void show('birth', { change: true })}
              />
            }
            back={{ label: m.form_previous() }}
            reportPage="/enterprise/report-summary/$id"
            consent={<GroupConsent wizard={wizard} words={m.birth_consent_group_ngo()} restored={restored} />}
            waiting={waiting}
          >
            <AnswerPanels
              steps={ngoSteps.slice(1)}
              answers={fields.form.values}
              onChange={(name) => void show(name, { change: true })}
            />
          </BirthCheck>
        ) : (
          <div className={formClasses.form}>
            <StepTitle>{step.title}</StepTitle>
            <IntakeSections wizard={wizard} sections={sectionsOf(step.name)} />
            <WizardButtons
              wizard={wizard}
              changing={changing}
              onFinish={step.name === 'education' && !changing ? () => wizard.goOn('check') : undefined}
            />
          </div>
        )}
      </WizardForm>
      <Text size="sm" c="dimmed">
        {m.form_draft_kept()}
      </Text>
      {step.name === 'birth' && <LimitsNote />}
      <UnsavedWarning
        unsaved={isStarted(asked, fields.form.values) && sending.data === undefined}
        title={m.form_leave_title()}
        text={m.form_leave_text()}
      />
    </div>
  );
}

const sectionsOf = (step: NgoStep) => ngoSteps.find(({ name }) => name === step)?.sections ?? {};
