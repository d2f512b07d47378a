import { Button, TextInput } from '@mantine/core';
import { type Field, textAt } from '@udaya/contract/intake/field';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconArrowBackUp } from '../../../ui/icons.tsx';
import type { IntakeForm } from '../use-intake.ts';
import classes from './described-answer.module.css';
import { aroundInput, inputOf } from './field-parts.tsx';

/** The words that describe an answer to the field before it. With another answer they are not asked for: they wait, and can be put back. */
export function DescribedAnswer({ form, field }: { form: IntakeForm; field: Field }) {
  const input = useRef<HTMLInputElement>(null);
  const { name: choice = '', answer = '' } = field.describes ?? {};
  const isOpen = textAt(form.values, choice) === answer;
  const { path, value, onChange, ...others } = inputOf(form, field.name);
  const isCleared = !isOpen && value !== '';
  return (
    <div>
      <TextInput
        ref={input}
        {...aroundInput(field)}
        label={field.label()}
        description={isOpen ? field.askedWords?.open() : field.askedWords?.closed()}
        disabled={!isOpen}
        maxLength={field.max}
        data-path={path}
        {...others}
        value={isOpen ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.cleared}>
        <span role="status">{isCleared && m.form_cleared()}</span>
        {isCleared && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconArrowBackUp size={17} stroke={1.8} />}
            onClick={() => {
              flushSync(() => form.setFieldValue(choice, answer));
              input.current?.focus();
            }}
          >
            {m.form_put_back()}
          </Button>
        )}
      </div>
    </div>
  );
}
