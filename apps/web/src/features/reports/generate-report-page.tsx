import { Text, Title } from '@mantine/core';
import * as m from '@udaya/messages';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useProductInfo } from '../../api/product-info.ts';
import { LimitsNote } from '../../ui/limits-note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showMoney } from '../../ui/show-money.ts';
import { BirthCheck } from './birth-form/birth-check.tsx';
import { isComplete } from './birth-form/birth-fields.ts';
import { BirthForm } from './birth-form/birth-form.tsx';
import { useBirthForm } from './birth-form/use-birth-form.ts';
import { useReading } from './birth-form/use-reading.ts';
import { useSubmitBirth } from './birth-form/use-submit-birth.ts';
import classes from './generate-report-page.module.css';

/** The steps of the page; the address carries which one it is. */
export type GenerateStep = 'fill' | 'check';

/** Birth details in two steps: typed, then read back and sent. */
export function GenerateReportPage({ step }: { step: GenerateStep }) {
  const form = useBirthForm();
  const price = usePrice();
  const navigate = useNavigate();
  const goTo = (next: GenerateStep, replace = false) =>
    navigate({ to: '/generate-birthchart', search: next === 'check' ? { step: 'check' } : {}, replace });
  const checking = step === 'check' && isComplete(form.values);

  // An address that was kept, of details that are not there any more.
  const incomplete = step === 'check' && !checking;
  useEffect(() => {
    if (incomplete) void navigate({ to: '/generate-birthchart', search: {}, replace: true });
  }, [incomplete, navigate]);

  const reading = useReading(form, () => goTo('check'));
  const refuseSent = async (error: unknown) => {
    await goTo('fill', true);
    reading.refuse(error);
  };
  const submission = useSubmitBirth((error) => void refuseSent(error));

  return (
    <>
      <PageHeader title={m.birth_title()} lead={m.birth_lead()} />
      <div className={classes.page} data-checking={checking || undefined}>
        <div className={classes.aside}>
          <LimitsNote />
          <Steps checking={checking} price={price} />
        </div>
        {checking ? (
          <BirthCheck
            form={form}
            submission={submission}
            note={price && m.birth_price({ price })}
            onEdit={() => void goTo('fill')}
          />
        ) : (
          <BirthForm
            form={form}
            busy={reading.busy}
            failure={reading.failure}
            refused={reading.refused}
            onRefused={reading.markRefused}
            onComplete={() => void reading.read()}
          />
        )}
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
        {steps.map((words, index) => (
          <li key={words} aria-current={index === current ? 'step' : undefined}>
            {words}
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="md">
        {m.birth_draft_kept()}
      </Text>
    </Panel>
  );
}
