import { Box, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useProductInfo } from '../../api/product-info.ts';
import { useSession } from '../../api/use-session.ts';
import { chargeWords, isOnlyListed } from '../../shell/charge-words.ts';
import { WizardForm } from '../../shell/forms/wizard-form.tsx';
import { PriceLine } from '../../shell/price-line.tsx';
import { LimitsNote } from '../../ui/limits-note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showPrice } from '../../ui/show-price.ts';
import { birthDraft, waitingReport } from './birth-form/birth-draft.ts';
import { emptyBirth } from './birth-form/birth-fields.ts';
import { BirthForm } from './birth-form/birth-form.tsx';
import { OwnBirthCheck } from './birth-form/own-birth-check.tsx';
import { useBirthFields } from './birth-form/use-birth-fields.ts';
import { type BirthStep, useBirthWizard } from './birth-form/use-birth-wizard.ts';
import { useSubmitBirth } from './birth-form/use-submit-birth.ts';
import classes from './generate-report-page.module.css';
import { WaitingReport } from './waiting-report.tsx';

/** Birth details in two steps: typed, then read back and sent. A report that was just made and waits for its payment comes first. */
export function GenerateReportPage({ step }: { step: BirthStep }) {
  const { username } = useSession();
  // Whoever has begun to type another one has said so.
  const [waiting, setWaiting] = useState(() =>
    birthDraft.of(username).read() ? undefined : waitingReport.of(username).read()?.id,
  );
  const form = <NewReport step={step} />;
  return (
    <>
      <PageHeader title={m.birth_title()} lead={m.birth_lead()} />
      {waiting ? (
        <WaitingReport id={waiting} onAnother={() => setWaiting(undefined)}>
          {form}
        </WaitingReport>
      ) : (
        form
      )}
    </>
  );
}

function NewReport({ step }: { step: BirthStep }) {
  const { username } = useSession();
  const { charge, note } = useCharge();
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
      <Box mb="md">
        <PriceLine />
      </Box>
      <div className={classes.page} data-checking={checking || undefined}>
        <div className={classes.aside}>
          <LimitsNote />
          <Steps checking={checking} price={charge} />
        </div>
        <WizardForm wizard={wizard} sending={sending} label={m.birth_title()}>
          {checking ? (
            <OwnBirthCheck wizard={wizard} sending={sending} note={note} />
          ) : (
            <BirthForm wizard={wizard} />
          )}
        </WizardForm>
      </div>
    </>
  );
}

/** What is paid for a report and in which currency, alone and in a sentence; undefined where it is free. */
function useCharge(): { charge: string | undefined; note: string | undefined } {
  const { price, charges } = useProductInfo();
  const charge = chargeWords(charges);
  if (!charge || !price) return { charge, note: undefined };
  const note = isOnlyListed(price, charges)
    ? m.trust_form_listed({ charge, price: showPrice(price) })
    : m.trust_form({ charge });
  return { charge, note };
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
