import { describe, expect, it } from 'vitest';
import { calendarFile, calendarOf } from './calendar-file.ts';

const meeting = {
  id: '01939c5e-6a00-7000-8000-0000000000d2',
  startsAt: '2026-03-02T09:00:00.000Z',
  endsAt: '2026-03-02T10:00:00.000Z',
  revision: 2,
  place: null,
};
const about = { url: 'https://bar.example/mentorship', now: '2026-01-01T00:00:00.000Z' };
const fileOf = (title: string) => calendarFile(meeting, { ...about, title });

describe('a calendar file', () => {
  it('names the meeting and its moments in UTC', () => {
    const lines = fileOf('Ada and Bea').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VEVENT',
        `UID:${meeting.id}@bar.example`,
        'SEQUENCE:1',
        'DTSTART:20260302T090000Z',
        'DTEND:20260302T100000Z',
        'SUMMARY:Ada and Bea',
        'URL:https://bar.example/mentorship',
      ]),
    );
    expect(lines.at(-1)).toBe('');
  });

  it('keeps what is written in a name from being read as a line of its own', () => {
    expect(fileOf('A;B,C\\D\nDTSTART:19700101')).toContain('SUMMARY:A\\;B\\,C\\\\D\\nDTSTART:19700101\r\n');
  });

  it('has no line longer than 75 bytes, and no letter cut in two', () => {
    const title = 'Zoë Ärmel – 日本酒 '.repeat(12);
    const file = fileOf(title);
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    expect(file.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}`);
  });

  it('says more about it, and reminds before it begins', () => {
    const more = { title: 'Sours', description: 'Limes,\r\nsugar', alarmMinutes: 15 };
    const lines = calendarFile(meeting, { ...about, ...more }).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining(['DESCRIPTION:Limes\\,\\nsugar', 'BEGIN:VALARM', 'TRIGGER:-PT15M']),
    );
  });

  it('says where it is, and who invites whom, in a mail [BEYOND-172]', () => {
    const file = calendarFile(
      { ...meeting, place: 'Bar 5, Main St' },
      {
        ...about,
        title: 'Ada and Bea',
        invitation: {
          method: 'CANCEL',
          organizer: { name: 'House "Bar"', email: 'bar@bar.example' },
          attendee: { name: 'Ada', email: 'ada@example.com' },
        },
      },
    );
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'LOCATION:Bar 5\\, Main St',
        'ORGANIZER;CN="House Bar":mailto:bar@bar.example',
        'ATTENDEE;CN="Ada":mailto:ada@example.com',
        'STATUS:CANCELLED',
      ]),
    );
  });

  it('holds several entries [BEYOND-264]', () => {
    const file = calendarOf([
      [meeting, { ...about, title: 'Shop' }],
      [
        { ...meeting, id: 'later' },
        { ...about, title: 'Squeeze', alarmMinutes: 0 },
      ],
    ]);
    const lines = file.split('\r\n');
    expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual(['SUMMARY:Shop', 'SUMMARY:Squeeze']);
    expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2);
  });
});
