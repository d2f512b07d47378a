import dayjs from 'dayjs';

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
      {dayjs(instant).format('DD-MM-YYYY hh:mm:ss a')}
    </time>
  );
}
