import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Modal, Stack, Switch, Text } from '@mantine/core';
import { reportSky } from '@udaya/contract/report-sky';
import type { ReportDetail, SkyPicture } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '../../../api/download-file.ts';
import { errorLine } from '../../../api/error-text.ts';
import { useProductInfo } from '../../../api/product-info.ts';
import { useDownload } from '../../../api/use-download.ts';
import { IconDownload } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
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
function SkyCardOf({ report: { id, name }, sky }: Omit<Props, 'onClose'>) {
  const { productName } = useProductInfo();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<Promise<void>>(undefined);
  const [detailed, setDetailed] = useState(false);
  const { title, caption } = sky;
  const address = skyAddress(sky, true);
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
      <PosterButton id={id} detailed={detailed} />
    </Stack>
  );
}

/** The same as a poster, with the details that are chosen above. */
function PosterButton({ id, detailed }: { id: string; detailed: boolean }) {
  const download = useDownload((query: { details?: 'true' }, signal) =>
    downloadFile(reportSky.readPoster, { params: { id }, query, signal }, m.sky_poster_file()),
  );
  const failed = errorLine(download.error);
  return (
    <>
      <WorkingButton
        variant="default"
        working={download.isPending}
        leftSection={<IconDownload size={18} stroke={1.8} />}
        onClick={() => download.begin(detailed ? { details: 'true' } : {})}
      >
        {m.sky_poster()}
      </WorkingButton>
      <MessageLine tone="success" text={download.isSuccess ? m.sky_poster_done() : undefined} />
      <MessageLine tone="error" text={failed.text} detail={failed.detail} />
    </>
  );
}
