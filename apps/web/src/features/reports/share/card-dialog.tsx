import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Modal, Radio, Stack, Switch, Text } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import { calledName } from '@udaya/core/reports/fill-name';
import { withoutName } from '@udaya/core/reports/without-name';
import * as m from '@udaya/messages';
import { useEffect, useRef, useState } from 'react';
import { useProductInfo } from '../../../api/product-info.ts';
import { type Card, drawCard } from './draw-card.ts';
import { PictureActions } from './picture-actions.tsx';
import classes from './share-dialog.module.css';

interface Props {
  report: Pick<ReportDetail, 'name' | 'reportType' | 'lang'>;
  /** What can be chosen of, with the name filled in; one at least. */
  sentences: readonly string[];
  onClose: () => void;
}

/** One sentence of a reading as a card: chosen, looked at, then shared or saved. The first name is on it only where its reader says so. */
export function CardDialog({ onClose, ...shown }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={m.report_card()}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <CardOf {...shown} />
    </Modal>
  );
}

// Inside the dialog, which brings its content later than itself: the canvas is there when this is.
function CardOf({ report: { name, reportType, lang }, sentences }: Omit<Props, 'onClose'>) {
  const { productName } = useProductInfo();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<Promise<void>>(undefined);
  const [chosen, setChosen] = useState(0);
  const [named, setNamed] = useState(false);
  const shown = sentences.map((one) => (named ? one : withoutName(one, name, reportType, lang)));
  const sentence = shown[chosen] ?? '';
  const lead = named ? m.report_card_lead_named({ name: calledName(name) }) : leads[reportType]();
  const address = window.location.host;
  useEffect(() => {
    const card: Card = { lead, sentence, productName, address, lang };
    const target = canvas.current;
    if (target) drawn.current = (drawn.current ?? Promise.resolve()).then(() => drawCard(target, card));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- canvas and drawn are handles that stay the same
  }, [lead, sentence, productName, address, lang]);
  return (
    <Stack gap="md">
      <Text>{m.report_share_text()}</Text>
      <Radio.Group
        label={m.report_card_choose()}
        value={String(chosen)}
        onChange={(value) => setChosen(Number(value))}
      >
        <Stack gap="xs" mt="xs">
          {shown.map((text, index) => (
            <Radio key={text} value={String(index)} label={<span lang={lang}>{text}</span>} />
          ))}
        </Stack>
      </Radio.Group>
      <Switch
        checked={named}
        onChange={(event) => setNamed(event.currentTarget.checked)}
        label={m.report_card_name()}
        description={m.report_card_nothing_else()}
      />
      <canvas
        ref={canvas}
        className={classes.picture}
        role="img"
        aria-label={m.report_card_alt({ lead, sentence, product: productName })}
      />
      <PictureActions
        canvas={canvas}
        drawn={drawn}
        fileName={m.report_card_file()}
        title={productName}
        words={m.report_card_words({ lead, sentence, product: productName, address: window.location.origin })}
      />
    </Stack>
  );
}

const leads = {
  Child: m.report_card_lead_child,
  Student: m.report_card_lead_own,
  Adult: m.report_card_lead_own,
};
