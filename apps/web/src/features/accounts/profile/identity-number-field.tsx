import { Button, Group, Input, Text, TextInput, type TextInputProps } from '@mantine/core';
import { removesNumber } from '@udaya/core/identity/account-rules';
import * as m from '@udaya/messages';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  label: string;
  /** What is stored, masked; '' where nothing is. */
  masked: string;
  /** '' keeps what is stored, '0' removes it. */
  value: string;
  input: TextInputProps;
  onChange: (value: string) => void;
}

/** An identity number of which only a mask is known: kept, replaced or removed. */
export function IdentityNumberField({ label, masked, value, input, onChange }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [replacing, setReplacing] = useState(false);
  const removing = value === removesNumber;
  // The button that was pressed goes away: the keyboard goes on with what has come instead.
  const turn = (typing: boolean, next: string) => {
    flushSync(() => {
      setReplacing(typing);
      onChange(next);
    });
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  };

  if (masked === '') return <TextInput label={label} {...input} />;
  if ((replacing || value !== '') && !removing) {
    return (
      <div ref={box}>
        <TextInput label={label} {...input} />
        <Button variant="subtle" size="compact-sm" mt={6} onClick={() => turn(false, '')}>
          {m.account_profile_number_keep({ masked })}
        </Button>
      </div>
    );
  }
  return (
    <div ref={box} role="group" aria-labelledby={id}>
      <Input.Label labelElement="div" size="md" id={id}>
        {label}
      </Input.Label>
      <Text fw={500} td={removing ? 'line-through' : undefined}>
        {masked}
      </Text>
      <Text size="sm" role="status">
        {removing && m.account_profile_number_removed()}
      </Text>
      <Group gap="xs" mt={6}>
        {removing ? (
          <Button variant="default" size="compact-sm" onClick={() => turn(false, '')}>
            {m.account_profile_number_undo()}
          </Button>
        ) : (
          <>
            <Button variant="default" size="compact-sm" onClick={() => turn(true, '')}>
              {m.account_profile_number_replace()}
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => turn(false, removesNumber)}>
              {m.account_profile_number_remove()}
            </Button>
          </>
        )}
      </Group>
    </div>
  );
}
