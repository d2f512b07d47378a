import { Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { useSession } from '../../api/use-session.ts';
import { WizardForm } from '../../shell/forms/wizard-form.tsx';
import { LimitsNote } from '../../ui/limits-note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showMoney } from '../../ui/show-money.ts';
import { birthDraft } from './birth-form/birth-draft.ts';
import { emptyBirth } from './birth-form/birth-fields.ts';
import { BirthForm } from './birth-form/birth-form.tsx';
import { OwnBirthCheck } from './birth-form/own-birth-check.tsx';
import { useBirthFields } from './birth-form/use-birth-fields.ts';
import { type BirthStep, useBirthWizard } from './birth-form/use-birth-wizard.ts';
import { useSubmitBirth } from './birth-form/use-submit-birth.ts';
import classes from './generate-report-page.module.css';

/** Birth details in two steps: typed, then read back and sent. */
export function GenerateReportPage({ step }: { step: BirthStep }) {
  const { username } = useSession();
  const price = usePrice();
  const navigate = useNavigate();
  const fields = useBirthFields(emptyBirth, birthDraft.of(username));
  const wizard = useBirthWizard(fields, {
    at: step,
    goTo: (next, replace = false) =>
      navigate({ to: '/generate-birthchart', search: next === 'check' ? { step: next } : {}, replace }),
  });
  const sending = useSubmitBirth(fields, wizard.reveal);
  const checking = wizard.step.name === 'check';
  return (
    <>
      <PageHeader title={m.birth_title()} lead={m.birth_lead()} />
      <div className={classes.page} data-checking={checking || undefined}>
        <div className={classes.aside}>
          <LimitsNote />
          <Steps checking={checking} price={price} />
        </div>
        <WizardForm wizard={wizard} sending={sending} label={m.birth_title()}>
          {checking ? (
            <OwnBirthCheck wizard={wizard} sending={sending} note={price && m.birth_price({ price })} />
          ) : (
            <BirthForm wizard={wizard} />
          )}
        </WizardForm>
      </div>
    </>
  );
}

/** What a report costs, in words; undefined where it is free. */
function usePrice(): string | undefined {
  const { price } = useProductInfo();
  return price ? showMoney(price.amount, price.currency) : undefined;
}

function Steps({ checking, price }: { checking: boolean; price: string | undefined }) {
  const steps = price
    ? [m.birth_step_fill(), m.birth_step_check(), m.birth_step_pay({ price }), m.birth_step_read_paid()]
    : [m.birth_step_fill(), m.birth_step_check(), m.birth_step_read()];
  const current = checking ? 1 : 0;
  return (
    <Panel className={classes.steps}>
      <Title order={2} size="h4" mb="sm">
        {m.birth_steps_title()}
      </Title>
      <ol className={classes.list}>
        {steps.map((title, index) => (
          <li key={title} aria-current={index === current ? 'step' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="md">
        {m.birth_draft_kept()}
      </Text>
    </Panel>
  );
}
