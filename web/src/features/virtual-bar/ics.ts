import type { LiveSession } from '@barspoon/contracts';

const stamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Lines of at most 75 octets; a character is never cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let text = '';
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > 75) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += octets;
  }
  return text;
}

/** A session as calendars take it in (RFC 5545), with a reminder a quarter of an hour before. */
export function icsOf(session: LiveSession, url: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Barspoon//Virtual Bar//EN',
    'BEGIN:VEVENT',
    `UID:${session.id}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(session.createdAt)}`,
    `DTSTART:${stamp(session.scheduledAt)}`,
    `DTEND:${stamp(session.endsAt)}`,
    `SUMMARY:${escaped(session.title)}`,
    ...(session.description ? [`DESCRIPTION:${escaped(session.description)}`] : []),
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(session.title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
