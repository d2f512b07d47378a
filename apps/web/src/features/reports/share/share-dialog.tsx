import { Button, Group, Modal, Stack, Switch, Text } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import { withoutName } from '@udaya/core/reports/without-name';
import * as m from '@udaya/messages';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../api/download-file.ts';
import { useProductInfo } from '../../../api/product-info.ts';
import { IconDownload, IconShare } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import type { ReportPart } from '../report-detail/read-items.ts';
import { drawPicture, type Picture, pictureFile } from './draw-picture.ts';
import classes from './share-dialog.module.css';

interface Props {
  report: Pick<ReportDetail, 'name' | 'reportType' | 'lang'>;
  part: ReportPart;
  onClose: () => void;
}

/** A part as a picture, made on this device: looked at first, then shared or saved. The name is on it only where its reader says so. */
export function ShareDialog({ report, part, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={m.read_share_label({ part: part.name })}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <PictureOf report={report} part={part} />
    </Modal>
  );
}

// Inside the dialog, which brings its content later than itself: the canvas is there when this is.
function PictureOf({ report: { name, reportType, lang }, part }: Omit<Props, 'onClose'>) {
  const { productName } = useProductInfo();
  const canvas = useRef<HTMLCanvasElement>(null);
  // A picture is not taken before it is drawn.
  const drawn = useRef<Promise<void>>(undefined);
  const [named, setNamed] = useState(false);
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState<string>();
  const heading = part.name;
  const text = named ? part.description : withoutName(part.description, name, reportType);
  const from = named ? m.report_reading({ name }) : '';
  useEffect(() => {
    const picture: Picture = { heading, text, from, productName, foot: m.report_footer(), lang };
    const target = canvas.current;
    if (target) drawn.current = (drawn.current ?? Promise.resolve()).then(() => drawPicture(target, picture));
  }, [heading, text, from, productName, lang]);

  const send = async (how: (file: File) => Promise<string> | string) => {
    if (!canvas.current) return;
    setFailed(false);
    try {
      await drawn.current;
      setDone(await how(await pictureFile(canvas.current, m.read_share_file())));
    } catch (error) {
      // Whoever closes the device's own dialog has changed their mind.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  const share = async (file: File) => {
    await navigator.share({ files: [file], title: heading });
    return m.read_share_shared();
  };
  const save = (file: File) => {
    saveFile(file, file.name);
    return m.read_share_saved();
  };
  return (
    <Stack gap="md">
      <Text>{m.read_share_text()}</Text>
      <canvas
        ref={canvas}
        className={classes.picture}
        role="img"
        aria-label={m.read_share_alt({ heading, text: from ? `${from}. ${text}` : text })}
      />
      <Switch
        checked={named}
        onChange={(event) => setNamed(event.currentTarget.checked)}
        label={m.read_share_name()}
      />
      <Group gap="sm">
        {canShareFiles() && (
          <Button leftSection={<IconShare size={18} stroke={1.8} />} onClick={() => void send(share)}>
            {m.read_share_do()}
          </Button>
        )}
        <Button
          variant={canShareFiles() ? 'default' : 'filled'}
          leftSection={<IconDownload size={18} stroke={1.8} />}
          onClick={() => void send(save)}
        >
          {m.read_share_save()}
        </Button>
      </Group>
      <MessageLine tone="success" text={failed ? undefined : done} />
      <MessageLine tone="error" text={failed ? m.read_share_failed() : undefined} />
    </Stack>
  );
}

/** Whether this browser hands pictures on to other programs. */
function canShareFiles(): boolean {
  const probe = new File([], 'picture.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}
