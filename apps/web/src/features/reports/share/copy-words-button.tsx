import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconCopy } from '../../../ui/icons.tsx';
import type { useAttempt } from './use-attempt.ts';

interface Props extends Pick<ReturnType<typeof useAttempt>, 'attempt'> {
  words: string;
}

/** Copies words to where the device keeps what was copied. */
export function CopyWordsButton({ words, attempt }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(words);
    return m.report_card_copied();
  };
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={18} stroke={1.8} />}
      onClick={() => void attempt(copy, m.report_card_not_copied())}
    >
      {m.report_card_copy()}
    </Button>
  );
}
