import type { Booking } from './bookings.ts';

const encoder = new TextEncoder();

/** Commas, semicolons, backslashes and line breaks have a meaning of their own (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

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

interface Entry {
  title: string;
  url: string;
  now: string;
  /** Who invites whom, where the file comes with a mail. */
  invitation?: {
    method: 'REQUEST' | 'CANCEL';
    organizer: { name: string; email: string };
    attendee: { name: string; email: string };
  };
}
type Meeting = Pick<Booking, 'id' | 'startsAt' | 'endsAt' | 'revision' | 'place'>;

/** A name in quotation marks, which it cannot hold itself (RFC 5545, 3.2). */
const person = (role: string, { name, email }: { name: string; email: string }): string =>
  `${role};CN="${name.replace(/["\p{Cc}]/gu, '')}":mailto:${email}`;

/** A meeting as a file that calendars read. */
export function calendarFile(
  { id, startsAt, endsAt, revision, place }: Meeting,
  { title, url, now, invitation }: Entry,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(new URL(url).host)}//Mentorship//EN`,
    ...(invitation ? [`METHOD:${invitation.method}`] : []),
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).host}`,
    `SEQUENCE:${revision - 1}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    ...(invitation
      ? [
          person('ORGANIZER', invitation.organizer),
          person('ATTENDEE', invitation.attendee),
          `STATUS:${invitation.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
