import { Button, NativeSelect, TextInput } from '@mantine/core';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconArrowBackUp } from '../../../ui/icons.tsx';
import { choose } from './described-choice.ts';
import classes from './described-fields.module.css';
import { hintBelow } from './hint-below.ts';
import type { WizardForm } from './wizard-fields.ts';

interface Props {
  form: WizardForm;
  label: string;
  hint?: string;
  choices: readonly { value: string; label: string }[];
  /** The answer that is described in words of its own. */
  described: string;
  path: string;
  value: string;
  description: {
    path: string;
    value: string;
    label: string;
    max: number;
    /** Why the field takes nothing, and what it takes. */
    closed: string;
    open: string;
  };
}

/** A choice and the words that describe one of its answers; with another answer they are cleared, and can be put back. */
export function DescribedFields({ form, label, hint, choices, described, path, value, description }: Props) {
  const [cleared, setCleared] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isOpen = value === described;
  const select = (choice: string) => {
    const next = choose({ choice: value, description: description.value }, choice, { described, cleared });
    form.setFieldValue(path, next.answer.choice);
    if (next.answer.description !== description.value)
      form.setFieldValue(description.path, next.answer.description);
    form.clearFieldError(description.path);
    setCleared(next.cleared);
  };
  const { onChange: _, value: __, defaultValue: ___, ...choiceProps } = form.getInputProps(path);
  return (
    <div className={classes.pair}>
      <NativeSelect
        size="md"
        label={label}
        description={hint}
        inputWrapperOrder={hintBelow}
        autoComplete="off"
        data={[{ value: '', label: m.wizard_choose() }, ...choices]}
        {...choiceProps}
        value={value}
        onChange={(event) => select(event.currentTarget.value)}
      />
      <div>
        <TextInput
          ref={field}
          label={description.label}
          description={isOpen ? description.open : description.closed}
          inputWrapperOrder={hintBelow}
          disabled={!isOpen}
          autoComplete="off"
          maxLength={description.max}
          {...form.getInputProps(description.path)}
        />
        <div className={classes.cleared}>
          <span role="status">{cleared && m.wizard_cleared()}</span>
          {cleared && (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconArrowBackUp size={17} stroke={1.8} />}
              onClick={() => {
                flushSync(() => select(described));
                field.current?.focus();
              }}
            >
              {m.wizard_put_back()}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
