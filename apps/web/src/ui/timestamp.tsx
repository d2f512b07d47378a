import { formatStamp } from '@udaya/format/format-instant';
import { ownTimeZone } from '@udaya/format/time-zones';
import { getLocale } from '@udaya/messages/runtime';
import classes from './timestamp.module.css';

interface Props {
  /** An ISO instant. */
  instant: string;
  className?: string | undefined;
}

/** An instant in the reader's own zone, DD-MM-YYYY hh:mm:ss a; the zone is in the tooltip. */
export function Timestamp({ instant, className }: Props) {
  const timeZone = ownTimeZone();
  const { day, time } = formatStamp(new Date(instant), timeZone, getLocale());
  return (
    <time className={className} dateTime={instant} title={timeZone}>
      <span className={classes.piece}>{day}</span> <span className={classes.piece}>{time}</span>
    </time>
  );
}
