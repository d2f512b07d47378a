import { OwnSky } from './own-sky.tsx';
import classes from './paid-sky.module.css';

/** The sky of a birth whose report was just paid for, coming up under the child's name. */
export function PaidSky({ id, name }: { id: string; name: string }) {
  return (
    <figure className={classes.paid}>
      <OwnSky id={id} rises told />
      <figcaption>{name}</figcaption>
    </figure>
  );
}
