import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ProductGroup } from '@udaya/contract/product-group-shapes';
import * as m from '@udaya/messages';
import { correction, generate } from 'lean-qr';
import { toSvgPath, toSvgSource } from 'lean-qr/extras/svg';
import { useMemo, useState } from 'react';
import { saveFile } from '../../../api/download-file.ts';
import { errorLine } from '../../../api/error-text.ts';
import { IconDownload, IconPrinter } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { drawPng, quietZone } from './draw-png.ts';
import classes from './form-link-panel.module.css';
import { QrPoster } from './qr-poster.tsx';

interface Props {
  group: Pick<ProductGroup, 'name' | 'enterpriseCode'>;
  link: string;
}

/** The link of a public form as a code for cameras: to be seen, saved or printed as a poster. */
export function QrCode({ group, link }: Props) {
  // A poster hangs for long and gets a scratch or a stain: a quarter of it may be lost.
  const code = useMemo(() => generate(link, { minCorrectionLevel: correction.Q }), [link]);
  const [printing, setPrinting] = useState(false);
  const name = m.group_qr_label({ name: group.name });
  const side = code.size + 2 * quietZone;
  const drawing = <path d={toSvgPath(code)} fill="#000" transform={`translate(${quietZone} ${quietZone})`} />;
  const file = `form-${group.enterpriseCode.toLowerCase()}`;
  const saveSvg = () => {
    const source = toSvgSource(code, {
      on: '#000',
      off: '#fff',
      padX: quietZone,
      padY: quietZone,
      xmlDeclaration: true,
      scale: 16,
    });
    saveFile(new Blob([source], { type: 'image/svg+xml' }), `${file}.svg`);
  };
  const savePng = useMutation({ mutationFn: async () => saveFile(await drawPng(code), `${file}.png`) });
  return (
    <div className={classes.qr}>
      <svg className={classes.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={name}>
        {drawing}
      </svg>
      <div className={classes.saving}>
        <p className={classes.hint}>{m.group_qr_hint()}</p>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.8} />}
            onClick={() => setPrinting(true)}
          >
            {m.group_qr_print()}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} />}
            onClick={() => savePng.mutate()}
          >
            {m.group_qr_png()}
          </Button>
          <Button variant="default" leftSection={<IconDownload size={18} stroke={1.8} />} onClick={saveSvg}>
            {m.group_qr_svg()}
          </Button>
        </div>
      </div>
      <MessageLine tone="error" {...errorLine(savePng.error)} />
      {printing && (
        <QrPoster name={group.name} link={link} onPrinted={() => setPrinting(false)}>
          <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={name}>
            {drawing}
          </svg>
        </QrPoster>
      )}
    </div>
  );
}
