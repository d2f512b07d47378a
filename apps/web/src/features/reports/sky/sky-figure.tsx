import type { SkyPicture } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import classes from './sky-figure.module.css';

/** The sky of a birth: the picture, where and when it was, and folded below it what was to be seen. */
export function SkyFigure({ sky, children }: { sky: SkyPicture; children?: ReactNode }) {
  return (
    <figure className={classes.sky}>
      <img
        className={classes.picture}
        src={skyAddress(sky)}
        alt={sky.alt}
        width={600}
        height={600}
        decoding="async"
      />
      <figcaption className={classes.caption}>{sky.caption}</figcaption>
      <details className={classes.words}>
        <summary>{m.sky_what()}</summary>
        <p>{sky.text}</p>
      </details>
      {children}
    </figure>
  );
}

/** The picture as an address of its own. */
export const skyAddress = ({ svg }: Pick<SkyPicture, 'svg'>): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)}`;
