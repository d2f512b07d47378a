import { Modal, Stack, Switch, Text } from '@mantine/core';
import type { ReportDetail, SkyPicture } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useEffect, useRef, useState } from 'react';
import { useProductInfo } from '../../../api/product-info.ts';
import { PictureActions } from '../share/picture-actions.tsx';
import classes from '../share/share-dialog.module.css';
import { drawSkyCard } from './draw-sky-card.ts';
import { skyAddress } from './sky-figure.tsx';

interface Props {
  report: Pick<ReportDetail, 'id' | 'name'>;
  sky: SkyPicture;
  onClose: () => void;
}

/** The sky of a birth to give away, as a picture or as a poster. Of the birth nothing is on it, unless its reader wants that. */
export function SkyDialog({ onClose, ...shown }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={m.sky_share()}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <SkyCardOf {...shown} />
    </Modal>
  );
}

// Inside the dialog, which brings its content later than itself: the canvas is there when this is.
function SkyCardOf({ report: { name }, sky }: Omit<Props, 'onClose'>) {
  const { productName } = useProductInfo();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<Promise<void>>(undefined);
  const [detailed, setDetailed] = useState(false);
  const { title, caption } = sky;
  const address = skyAddress({ svg: sky.svg.replace(/<style>.*?<\/style>/, '') });
  useEffect(() => {
    const lines = detailed ? [name, caption] : [];
    const card = { sky: address, title, lines, productName, lang: getLocale() };
    const target = canvas.current;
    if (target) drawn.current = (drawn.current ?? Promise.resolve()).then(() => drawSkyCard(target, card));
  }, [address, title, caption, detailed, name, productName]);
  return (
    <Stack gap="md">
      <Text>{m.sky_share_text()}</Text>
      <Switch
        checked={detailed}
        onChange={(event) => setDetailed(event.currentTarget.checked)}
        label={m.sky_share_details()}
      />
      <canvas
        ref={canvas}
        className={classes.picture}
        role="img"
        aria-label={detailed ? `${title}. ${name}, ${caption}` : title}
      />
      <PictureActions canvas={canvas} drawn={drawn} fileName={m.sky_share_file()} title={title} />
    </Stack>
  );
}
