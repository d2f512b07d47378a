import { Alert, Box, Button, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { BirthInput } from '@udaya/contract/births';
import { ownFields } from '@udaya/contract/intake/forms';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useProductInfo } from '../../../api/product-info.ts';
import { useSession } from '../../../api/use-session.ts';
import { chargeWords, isOnlyListed } from '../../../shell/charge-words.ts';
import { WizardForm } from '../../../shell/forms/wizard-form.tsx';
import { PriceLine } from '../../../shell/price-line.tsx';
import { IconInfoCircle } from '../../../ui/icons.tsx';
import { LimitsNote } from '../../../ui/limits-note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { showPrice } from '../../../ui/show-price.ts';
import { emptyValues } from '../../intake/intake-values.ts';
import { OwnCheck, OwnFill } from '../../intake/own-steps.tsx';
import { type BirthStep, useBirthWizard, useIntakeFields } from '../../intake/use-intake.ts';
import { birthDraft, claimFirstBirth, waitingReport } from './birth-draft.ts';
import classes from './steps-panel.module.css';
import { StepsPanel } from './steps-panel.tsx';
import { useSubmitBirth } from './use-submit-birth.ts';
import { WaitingReport } from './waiting-report.tsx';

/** Birth details in two steps: typed, then read back and sent. A report that was just made and waits for its payment comes first. */
export function GenerateReportPage({ step }: { step: BirthStep }) {
  const { username } = useSession();
  const [first, setFirst] = useState(() => claimFirstBirth(username));
  // Whoever has begun to type another one has said so.
  const [waiting, setWaiting] = useState(() =>
    birthDraft.of(username).read() ? undefined : waitingReport.of(username).read()?.id,
  );
  const startEmpty = () => {
    birthDraft.of(username).drop();
    setFirst(false);
  };
  const form = (
    <>
      {first && step === 'fill' && <FirstBirthNote onEmpty={startEmpty} />}
      <NewReport key={String(first)} step={step} />
    </>
  );
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

/** Says where the details came from that stand in the form. */
function FirstBirthNote({ onEmpty }: { onEmpty: () => void }) {
  return (
    <Alert color="indigo" mb="md" role="status" icon={<IconInfoCircle size={20} aria-hidden="true" />}>
      <Text mb="xs">{m.sky_first_filled()}</Text>
      <Button variant="default" size="compact-md" onClick={onEmpty}>
        {m.sky_first_empty()}
      </Button>
    </Alert>
  );
}

function NewReport({ step }: { step: BirthStep }) {
  const { username } = useSession();
  const { charge, note } = useCharge();
  const navigate = useNavigate();
  const asked = ownFields();
  const fields = useIntakeFields(asked, {
    schema: BirthInput,
    initial: emptyValues(asked),
    draft: birthDraft.of(username),
  });
  const wizard = useBirthWizard(asked, fields, {
    at: step,
    goTo: (next, replace = false) =>
      navigate({ to: '/generate-birthchart', search: next === 'check' ? { step: next } : {}, replace }),
  });
  const sending = useSubmitBirth(fields, wizard.reveal);
  const steps = [m.birth_step_fill(), m.birth_step_check()];
  const checking = wizard.step.name === 'check';
  return (
    <>
      <Box mb="md">
        <PriceLine />
      </Box>
      <div className={classes.page} data-checking={checking || undefined}>
        <div className={classes.aside}>
          <LimitsNote />
          <StepsPanel
            steps={
              charge
                ? [...steps, m.birth_step_pay({ price: charge }), m.birth_step_read_paid()]
                : [...steps, m.birth_step_read()]
            }
            current={checking ? 1 : 0}
            kept={m.birth_draft_kept()}
          />
        </div>
        <WizardForm wizard={wizard} sending={sending} label={m.birth_title()}>
          {checking ? (
            <OwnCheck wizard={wizard} sending={sending} note={note} />
          ) : (
            <OwnFill wizard={wizard} />
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
    ? m.legal_form_listed({ charge, price: showPrice(price) })
    : m.legal_form({ charge });
  return { charge, note };
}
