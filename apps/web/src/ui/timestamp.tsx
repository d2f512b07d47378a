import dayjs from 'dayjs';
import classes from './timestamp.module.css';

interface Props {
  /** An ISO instant. */
  instant: string;
  className?: string | undefined;
}

/** An instant in the reader's own zone, DD-MM-YYYY hh:mm:ss a; the zone is in the tooltip. */
export function Timestamp({ instant, className }: Props) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <time className={className} dateTime={instant} title={timeZone}>
      <span className={classes.piece}>{dayjs(instant).format('DD-MM-YYYY')}</span>{' '}
      <span className={classes.piece}>{dayjs(instant).format('hh:mm:ss a')}</span>
    </time>
  );
}
