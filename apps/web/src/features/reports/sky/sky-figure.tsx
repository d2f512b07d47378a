import { useReducedMotion } from '@mantine/hooks';
import type { SkyPicture } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import classes from './sky-figure.module.css';

/** The sky of a birth: the picture, and folded below it what is to be seen. */
export function SkyFigure({ sky, children }: { sky: SkyPicture; children?: ReactNode }) {
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  return (
    <figure className={classes.sky}>
      <img
        className={classes.picture}
        src={skyAddress(sky, still)}
        alt={sky.alt}
        width={600}
        height={600}
        decoding="async"
      />
      {sky.note && <figcaption className={classes.caption}>{sky.note}</figcaption>}
      <details className={classes.words}>
        <summary>{m.sky_what()}</summary>
        <p>{sky.text}</p>
      </details>
      {children}
    </figure>
  );
}

/** The picture as an address of its own; where it is to stand still, without what moves it: a picture does not hear what its page was asked for. */
export const skyAddress = ({ svg }: Pick<SkyPicture, 'svg'>, still: boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(still ? svg.replace(/<style>.*?<\/style>/, '') : svg)}`;
