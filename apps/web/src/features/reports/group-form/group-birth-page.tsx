import { Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import type { Session } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import { useWizard } from '../../../shell/forms/use-wizard.ts';
import { WizardForm } from '../../../shell/forms/wizard-form.tsx';
import { LimitsNote } from '../../../ui/limits-note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { readBirthBack } from '../birth-form/resolve-query.ts';
import type { BirthStep } from '../birth-form/use-birth-wizard.ts';
import classes from '../generate-report-page.module.css';
import { generatePath } from './generate-path.ts';
import { GroupBirthCheck } from './group-birth-check.tsx';
import { GroupBirthForm } from './group-birth-form.tsx';
import { askedBirth } from './person-fields.ts';
import { groupBirthOrder, groupInputOf, useGroupBirthFields } from './use-group-birth-fields.ts';
import { useSubmitGroupBirth } from './use-submit-group-birth.ts';

/** Birth details of somebody whom a group looks after: typed, then read back and sent. Staff of an NGO are led to its wizard. */
export function GroupBirthPage({ step }: { step: BirthStep }) {
  const session = useSession();
  const way = generatePath(session);
  if (way !== '/enterprise/generate-report') return <Navigate to={way} replace />;
  return <SingleForm session={session} step={step} />;
}

function SingleForm({ session, step }: { session: Session; step: BirthStep }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const fields = useGroupBirthFields();
  const wizard = useWizard(fields, {
    steps: [
      {
        name: 'fill',
        title: m.birth_step_fill(),
        fields: groupBirthOrder,
        read: (typed) => readBirthBack(queryClient, askedBirth(typed)),
      },
      { name: 'check', title: m.birth_step_check(), fields: [] },
    ],
    at: step,
    goTo: (next: BirthStep, replace = false) =>
      navigate({
        to: '/enterprise/generate-report',
        search: next === 'check' ? { step: next } : {},
        replace,
      }),
  });
  const sending = useSubmitGroupBirth(fields, { inputOf: groupInputOf, reveal: wizard.reveal });
  const checking = wizard.step.name === 'check';
  return (
    <>
      <GroupFormHeader session={session} lead={m.gform_lead()} />
      <div className={classes.page} data-checking={checking || undefined}>
        <div className={classes.aside}>
          <LimitsNote />
          <Steps current={checking ? 1 : 0} />
        </div>
        <WizardForm wizard={wizard} sending={sending} label={m.gform_title()}>
          {checking ? (
            <GroupBirthCheck wizard={wizard} sending={sending} />
          ) : (
            <GroupBirthForm wizard={wizard} />
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
  return <PageHeader {...(groupType === 'UNIVERSITY' ? { over } : {})} title={m.gform_title()} lead={lead} />;
}

function Steps({ current }: { current: number }) {
  return (
    <Panel className={classes.steps}>
      <Title order={2} size="h4" mb="sm">
        {m.birth_steps_title()}
      </Title>
      <ol className={classes.list}>
        {[m.birth_step_fill(), m.birth_step_check(), m.gform_step_read()].map((title, index) => (
          <li key={title} aria-current={index === current ? 'step' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="md">
        {m.gform_draft_kept()}
      </Text>
    </Panel>
  );
}
