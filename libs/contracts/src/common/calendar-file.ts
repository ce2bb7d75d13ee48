const encoder = new TextEncoder();

/** Commas, semicolons, backslashes and line breaks have a meaning of their own (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** `20260302T090000Z` */
const moment = (iso: string): string => `${iso.replace(/[-:]/g, '').slice(0, 15)}Z`;

/** No line is longer than 75 bytes; the rest goes on behind a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const last = lines[lines.length - 1] as string;
    if (encoder.encode(last + letter).length > 75) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n');
}

/** Something that happens, with moments as ISO strings in UTC. */
interface Event {
  id: string;
  startsAt: string;
  endsAt: string;
  /** From 1; a higher one takes the place of a lower one. */
  revision?: number;
  place?: string | null;
}

interface Entry {
  title: string;
  description?: string | null;
  url: string;
  now: string;
  /** How long before it begins its reader is reminded. */
  alarmMinutes?: number;
  /** Who invites whom, where the file comes with a mail. */
  invitation?: {
    method: 'REQUEST' | 'CANCEL';
    organizer: { name: string; email: string };
    attendee: { name: string; email: string };
  };
}

/** A name in quotation marks, which it cannot hold itself (RFC 5545, 3.2). */
const person = (role: string, { name, email }: { name: string; email: string }): string =>
  `${role};CN="${name.replace(/["\p{Cc}]/gu, '')}":mailto:${email}`;

/** A file that calendars read (RFC 5545). */
export const calendarFile = (event: Event, entry: Entry): string => calendarOf([[event, entry]]);

/** The same of several, the first of which says from which site it is. */
export function calendarOf(entries: readonly (readonly [Event, Entry])[]): string {
  const [first] = entries;
  if (!first) throw new RangeError('A calendar has an entry');
  const { url, invitation } = first[1];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(new URL(url).host)}//Barspoon//EN`,
    ...(invitation ? [`METHOD:${invitation.method}`] : []),
    ...entries.flatMap(([event, entry]) => entryLines(event, entry)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const entryLines = (
  { id, startsAt, endsAt, revision = 1, place }: Event,
  { title, description, url, now, alarmMinutes, invitation }: Entry,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@${new URL(url).host}`,
  `SEQUENCE:${revision - 1}`,
  `DTSTAMP:${moment(now)}`,
  `DTSTART:${moment(startsAt)}`,
  `DTEND:${moment(endsAt)}`,
  `SUMMARY:${escaped(title)}`,
  ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  `URL:${url}`,
  ...(invitation
    ? [
        person('ORGANIZER', invitation.organizer),
        person('ATTENDEE', invitation.attendee),
        `STATUS:${invitation.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
      ]
    : []),
  ...(alarmMinutes === undefined
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(title)}`,
        `TRIGGER:-PT${alarmMinutes}M`,
        'END:VALARM',
      ]),
  'END:VEVENT',
];
