import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { listFaults } from '../../../ui/list-faults.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fieldOrder } from './birth-fields.ts';
import classes from './birth-form.module.css';
import { DetailsSection } from './details-section.tsx';
import { focusFirstFault } from './focus-first-fault.ts';
import { MomentSection } from './moment-section.tsx';
import { PersonSection } from './person-section.tsx';
import { PlaceSection } from './place-section.tsx';
import type { BirthForm as Form } from './use-birth-form.ts';

interface Props {
  form: Form;
  /** What the form is for, to those who cannot see the page's title above it. */
  label?: string;
  /** The details are being read by the server. */
  busy: boolean;
  /** Why they could not be read, where that is no field's fault. */
  failure: { message: string; detail: string | undefined } | undefined;
  /** Whether a submission was refused: the faults are then listed above the form. */
  refused: boolean;
  onRefused: () => void;
  onComplete: () => void;
}

/** Birth details, as they are typed. */
export function BirthForm({
  form,
  label = m.birth_title(),
  busy,
  failure,
  refused,
  onRefused,
  onComplete,
}: Props) {
  const submit = form.onSubmit(onComplete, (errors) => {
    onRefused();
    focusFirstFault(form, errors);
  });
  const faults = listFaults(form.errors, fieldOrder);
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={label}>
      {refused && <ErrorSummary errors={faults} nodeOf={(path) => form.getInputNode(path)} attempt={0} />}
      <PersonSection form={form} />
      <MomentSection form={form} />
      <PlaceSection form={form} />
      <DetailsSection form={form} />
      <Panel className={classes.end}>
        <Checkbox label={m.birth_consent()} {...form.getInputProps('consent', { type: 'checkbox' })} />
        <MessageLine tone="error" text={failure?.message} detail={failure?.detail} />
        <Button type="submit" size="lg" loading={busy} className={classes.submit}>
          {m.birth_continue()}
        </Button>
        <Text size="sm" c="dimmed">
          {m.birth_continue_hint()}
        </Text>
      </Panel>
    </form>
  );
}
