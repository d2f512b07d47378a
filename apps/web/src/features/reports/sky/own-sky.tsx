import { useQuery } from '@tanstack/react-query';
import { skyQuery } from '../record/report-queries.ts';
import classes from './own-sky.module.css';
import { skyAddress } from './sky-figure.tsx';

interface Props {
  id: string;
  /** Rises into its place. */
  rises?: boolean;
  /** It says what it shows; on a card, where place and date stand beside it, it is decoration. */
  told?: boolean;
}

/** The sky of an own report's birth on a night of its own; its room is kept until it comes. */
export function OwnSky({ id, rises = false, told = false }: Props) {
  const sky = useQuery(skyQuery(id)).data;
  return (
    <div className={classes.night} data-rises={rises || undefined}>
      {/* Without content it would count as nothing on its card. */}
      {sky ? (
        <img
          src={skyAddress(sky, true)}
          alt={told ? sky.alt : ''}
          width={600}
          height={600}
          decoding="async"
        />
      ) : (
        <span />
      )}
    </div>
  );
}
