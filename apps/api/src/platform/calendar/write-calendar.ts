/** Something to do on a whole day. */
export interface CalendarEvent {
  /** The same for the same thing, so that a second import takes the place of the first. */
  uid: string;
  /** The first day, yyyy-MM-dd. */
  day: string;
  /** On how many weeks it comes, one after the other. */
  weeks: number;
  title: string;
  description: string;
  url: string;
}

export interface Calendar {
  name: string;
  /** Who made it, as `PRODID` has it. */
  maker: string;
  /** A language tag of the texts. */
  lang: string;
  writtenAt: Date;
  events: readonly CalendarEvent[];
}

/**
 * A calendar of whole days as RFC 5545 has it: without alarms, not taking up the day, private. `NAME` is of RFC 7986, `X-WR-CALNAME` says
 * the same to older programs.
 */
export function writeCalendar({ name, maker, lang, writtenAt, events }: Calendar): Uint8Array {
  const stamp = basic(writtenAt.toISOString().replace(/\.\d+Z$/, 'Z'));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(maker)}//NONSGML plan//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    ...events.flatMap((event) => eventLines(event, lang, stamp)),
    'END:VCALENDAR',
  ];
  return new TextEncoder().encode(lines.map((line) => `${fold(line)}\r\n`).join(''));
}

function eventLines(
  { uid, day, weeks, title, description, url }: CalendarEvent,
  lang: string,
  stamp: string,
) {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  return [
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(next)}`,
    ...(weeks > 1 ? [`RRULE:FREQ=WEEKLY;COUNT=${weeks}`] : []),
    `SUMMARY;LANGUAGE=${lang}:${text(title)}`,
    `DESCRIPTION;LANGUAGE=${lang}:${text(description)}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const basic = (iso: string) => iso.replace(/[-:]/g, '');

/** A text as a value: what has a meaning of its own in the format loses it. */
function text(value: string): string {
  return value.replace(/[\\;,]/g, (one) => `\\${one}`).replace(/\r\n|\r|\n/g, '\\n');
}

const mostOctets = 75;

/** A line in pieces of at most 75 octets, each after the first begun by a space; never within a letter. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > mostOctets) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
