import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Modal, Stack, Switch, Text } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import { withoutName } from '@udaya/core/reports/without-name';
import * as m from '@udaya/messages';
import { useEffect, useRef, useState } from 'react';
import { useProductInfo } from '../../../api/product-info.ts';
import type { ReportPart } from '../reading/read-items.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { PictureActions } from './picture-actions.tsx';
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
      title={m.report_share_label({ part: part.name })}
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
  const drawn = useRef<Promise<void>>(undefined);
  const [named, setNamed] = useState(false);
  const heading = part.name;
  const text = named ? part.description : withoutName(part.description, name, reportType, lang);
  const from = named ? m.report_reading({ name }) : '';
  useEffect(() => {
    const picture: Picture = { heading, text, from, productName, foot: m.report_footer(), lang };
    const target = canvas.current;
    if (target) drawn.current = (drawn.current ?? Promise.resolve()).then(() => drawPicture(target, picture));
  }, [heading, text, from, productName, lang]);

  return (
    <Stack gap="md">
      <Text>{m.report_share_text()}</Text>
      <canvas
        ref={canvas}
        className={classes.picture}
        role="img"
        aria-label={m.report_share_alt({ heading, text: from ? `${from}. ${text}` : text })}
      />
      <Switch
        checked={named}
        onChange={(event) => setNamed(event.currentTarget.checked)}
        label={m.report_share_name()}
      />
      <PictureActions canvas={canvas} drawn={drawn} fileName={m.report_share_file()} title={heading} />
    </Stack>
  );
}
