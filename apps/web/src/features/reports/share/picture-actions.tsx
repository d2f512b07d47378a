import { Button, Group } from '@mantine/core';
import * as m from '@udaya/messages';
import type { RefObject } from 'react';
import { saveFile } from '../../../api/download-file.ts';
import { IconDownload, IconShare } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { pictureFile } from './brush.ts';
import { CopyWordsButton } from './copy-words-button.tsx';
import { useAttempt } from './use-attempt.ts';

interface Props {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** A picture is not taken before it is drawn. */
  drawn: RefObject<Promise<void> | undefined>;
  fileName: string;
  title: string;
  /** What the picture says, to go along with it; it can be copied where it is given. */
  words?: string;
}

/** Shares a picture where the browser hands pictures on, and saves it everywhere. */
export function PictureActions({ canvas, drawn, fileName, title, words }: Props) {
  const { attempt, done, failed } = useAttempt();
  const send = (how: (file: File) => Promise<string> | string) =>
    attempt(async () => {
      if (!canvas.current) throw new Error('There is no picture.');
      await drawn.current;
      return how(await pictureFile(canvas.current, fileName));
    }, m.report_share_failed());
  const share = async (file: File) => {
    await navigator.share({ files: [file], title, ...(words ? { text: words } : {}) });
    return m.report_share_shared();
  };
  const save = (file: File) => {
    saveFile(file, file.name);
    return m.report_share_saved();
  };
  return (
    <>
      <Group gap="sm">
        {canShareFiles() && (
          <Button leftSection={<IconShare size={18} stroke={1.8} />} onClick={() => void send(share)}>
            {m.report_share_do()}
          </Button>
        )}
        <Button
          variant={canShareFiles() ? 'default' : 'filled'}
          leftSection={<IconDownload size={18} stroke={1.8} />}
          onClick={() => void send(save)}
        >
          {m.report_share_save()}
        </Button>
        {words && <CopyWordsButton words={words} attempt={attempt} />}
      </Group>
      <MessageLine tone="success" text={done} />
      <MessageLine tone="error" text={failed} />
    </>
  );
}

/** Whether this browser hands pictures on to other programs. */
function canShareFiles(): boolean {
  const probe = new File([], 'picture.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}
