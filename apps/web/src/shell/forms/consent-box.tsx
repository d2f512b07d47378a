import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, type CheckboxProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { withModelNotice } from '@udaya/contract/model-notice';
import * as m from '@udaya/messages';
import type { Ref } from 'react';
import { productInfoQuery } from '../../api/product-info.ts';
import { MessageLine } from '../../ui/message-line.tsx';

interface Props extends Omit<CheckboxProps, 'label' | 'disabled' | 'ref'> {
  /** What is agreed to, without what is said of a language model. */
  words: string;
  ref?: Ref<HTMLInputElement>;
}

/** The box of a consent. Its words name the language model where there is one: until that is known, nobody can agree to them. */
export function ConsentBox({ words, ...box }: Props) {
  const { data, error, isFetching, refetch } = useQuery(productInfoQuery);
  return (
    <>
      <Checkbox
        {...box}
        label={data ? withModelNotice(words, data.languageModel) : words}
        disabled={!data}
        {...(data || error ? {} : { description: m.form_consent_loading() })}
      />
      {!data && error && (
        <>
          <MessageLine tone="error" text={m.form_consent_failed()} />
          <Button variant="default" size="sm" loading={isFetching} onClick={() => void refetch()}>
            {m.action_retry()}
          </Button>
        </>
      )}
    </>
  );
}
