import { Text } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { StepTitle, WizardForm } from '../../../shell/forms/wizard-form.tsx';
import { WizardProgress } from '../../../shell/forms/wizard-progress.tsx';
import { TextLanguageNote } from '../../../shell/text-language-note.tsx';
import { UnsavedWarning } from '../../../shell/unsaved-warning.tsx';
import { LimitsNote } from '../../../ui/limits-note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import formClasses from '../birth-form/birth-form.module.css';
import { useSubmitGroupBirth } from '../group-form/use-submit-group-birth.ts';
import { BirthStep } from './birth-step.tsx';
import { EducationStep } from './education-step.tsx';
import { FamilyStep } from './family-step.tsx';
import { KeptNote } from './kept-note.tsx';
import classes from './ngo-wizard-page.module.css';
import { PersonalStep } from './personal-step.tsx';
import { TrainingStep } from './training-step.tsx';
import { useNgoFields } from './use-ngo-fields.ts';
import { useNgoWizard } from './use-ngo-wizard.ts';
import { WizardButtons } from './wizard-buttons.tsx';
import { WizardCheck } from './wizard-check.tsx';
import { wizardDraft } from './wizard-draft.ts';
import { type WizardForm as Form, isStarted, type NgoStep, wizardInputOf } from './wizard-fields.ts';

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
      <PageHeader title={m.birth_title()} lead={m.wizard_lead()} />
      <NgoWizard key={round} {...props} onStartAfresh={() => void startAfresh()} />
    </div>
  );
}

function NgoWizard({ step: at, changing, onStartAfresh }: Props & { onStartAfresh: () => void }) {
  const { username } = useSession();
  const navigate = useNavigate();
  const fields = useNgoFields(username);
  const [restored] = useState(() => isStarted(fields.form.values));
  const [arrival] = useState(at);
  const show = (step: NgoStep, { change = false, replace = false } = {}) =>
    navigate({
      to: '/enterprise/generate-report/NGO',
      search: { ...(step === 'birth' ? {} : { step }), ...(change ? { back: 'check' as const } : {}) },
      replace,
    });
  const wizard = useNgoWizard(fields, {
    at,
    goTo: (step, replace = false) => show(step, { replace }),
    change: (step) => show(step, { change: true }),
    changing,
  });
  const sending = useSubmitGroupBirth(fields, { inputOf: wizardInputOf, reveal: wizard.reveal });
  const { form } = fields;
  const { step } = wizard;
  return (
    <div className={classes.flow}>
      <WizardProgress wizard={wizard} />
      {restored && step.name === arrival && <KeptNote wizard={wizard} onStartAfresh={onStartAfresh} />}
      <WizardForm wizard={wizard} sending={sending} label={m.birth_title()}>
        {step.name === 'check' ? (
          <WizardCheck
            wizard={wizard}
            sending={sending}
            onChange={(name) => void show(name, { change: true })}
          />
        ) : (
          <div className={formClasses.form}>
            <StepTitle>{step.title}</StepTitle>
            <TextLanguageNote />
            {contents[step.name](form)}
            <WizardButtons wizard={wizard} changing={changing} />
          </div>
        )}
      </WizardForm>
      <Text size="sm" c="dimmed">
        {m.wizard_draft_kept()}
      </Text>
      {step.name === 'birth' && <LimitsNote />}
      <UnsavedWarning
        unsaved={isStarted(form.values) && sending.data === undefined}
        title={m.wizard_leave_title()}
        text={m.wizard_leave_text()}
      />
    </div>
  );
}

const contents: Record<Exclude<NgoStep, 'check'>, (form: Form) => ReactNode> = {
  birth: (form) => <BirthStep form={form} />,
  personal: (form) => <PersonalStep form={form} />,
  family: (form) => <FamilyStep form={form} />,
  education: (form) => <EducationStep form={form} />,
  training: (form) => <TrainingStep form={form} />,
};
