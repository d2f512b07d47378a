import { Button, Group } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconShare } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { CopyWordsButton } from './copy-words-button.tsx';
import { useAttempt } from './use-attempt.ts';

interface Props {
  /** What the button says that hands them on. */
  label: string;
  words: string;
  /** An address that goes along with them. */
  url?: string;
  /** They can be copied, too. */
  copied?: boolean;
}

/** Hands words on to a messenger by the device's own dialog, where it has one. */
export function WordsActions({ label, words, url, copied = false }: Props) {
  const { attempt, done, failed } = useAttempt();
  // Browsers have it on pages with TLS only.
  const canShare = 'share' in navigator;
  const share = async () => {
    await navigator.share({ text: words, ...(url ? { url } : {}) });
    return m.report_share_shared();
  };
  if (!canShare && !copied) return null;
  return (
    <>
      <Group gap="sm">
        {canShare && (
          <Button
            leftSection={<IconShare size={18} stroke={1.8} />}
            onClick={() => void attempt(share, m.report_words_not_sent())}
          >
            {label}
          </Button>
        )}
        {copied && <CopyWordsButton words={words} attempt={attempt} />}
      </Group>
      <MessageLine tone="success" text={done} />
      <MessageLine tone="error" text={failed} />
    </>
  );
}
