import { Text, Title } from '@mantine/core';
import * as m from '@udaya/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorWords } from '../../api/error-words.ts';
import { LimitsNote } from '../../ui/limits-note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BirthCheck } from './birth-form/birth-check.tsx';
import { fieldOf, isComplete } from './birth-form/birth-fields.ts';
import { BirthForm } from './birth-form/birth-form.tsx';
import { focusFirstFault } from './birth-form/focus-first-fault.ts';
import { resolveAsRecordedQuery, resolveQuery } from './birth-form/resolve-query.ts';
import { blurPause, useBirthForm } from './birth-form/use-birth-form.ts';
import classes from './generate-report-page.module.css';

/** The steps of the page; the address carries which one it is. */
export type GenerateStep = 'fill' | 'check';

/** Birth details in two steps: typed, then read back and sent. */
export function GenerateReportPage({ step }: { step: GenerateStep }) {
  const form = useBirthForm();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; detail: string | undefined }>();
  const goTo = (next: GenerateStep, replace = false) =>
    navigate({ to: '/generate-birthchart', search: next === 'check' ? { step: 'check' } : {}, replace });
  const checking = step === 'check' && isComplete(form.values);

  // An address that was kept, of details that are not there any more.
  const incomplete = step === 'check' && !checking;
  useEffect(() => {
    if (incomplete) void navigate({ to: '/generate-birthchart', search: {}, replace: true });
  }, [incomplete, navigate]);

  const refuse = (error: unknown) => {
    const { message, requestId, fields } = errorWords(error);
    const faults = fields.flatMap(({ path, message: fault }) => {
      const field = fieldOf(path);
      return field ? [[field, fault] as const] : [];
    });
    setRefused(true);
    if (faults.length > 0) {
      const errors = Object.fromEntries(faults);
      form.setErrors(errors);
      focusFirstFault(form, errors);
    } else {
      setFailure({ message, detail: requestId && m.error_reference({ requestId }) });
    }
  };

  const check = async () => {
    setBusy(true);
    setFailure(undefined);
    setRefused(false);
    const settled = new Promise((resolve) => setTimeout(resolve, 2 * blurPause));
    try {
      const fields = form.getValues();
      await Promise.all([
        queryClient.query({ ...resolveAsRecordedQuery(fields), staleTime: 0 }),
        queryClient.query({ ...resolveQuery(fields), staleTime: 0 }),
      ]);
      await goTo('check');
    } catch (error) {
      // The field that was left last is still to be looked at, and would take the server's fault away again.
      await settled;
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  const refuseSent = async (error: unknown) => {
    await goTo('fill', true);
    refuse(error);
  };

  return (
    <>
      <PageHeader title={m.birth_title()} lead={m.birth_lead()} />
      <div className={classes.page} data-checking={checking || undefined}>
        <div className={classes.aside}>
          <LimitsNote />
          <Steps checking={checking} />
        </div>
        {checking ? (
          <BirthCheck
            form={form}
            onEdit={() => void goTo('fill')}
            onRefused={(error) => void refuseSent(error)}
          />
        ) : (
          <BirthForm
            form={form}
            busy={busy}
            failure={failure}
            refused={refused}
            onRefused={() => setRefused(true)}
            onComplete={() => void check()}
          />
        )}
      </div>
    </>
  );
}

function Steps({ checking }: { checking: boolean }) {
  const steps = [m.birth_step_fill(), m.birth_step_check(), m.birth_step_read()];
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
