import { liveSessionRoutes } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../testing/fake-api.ts';
import { icsOf } from './ics.ts';

const session = exampleOf(liveSessionRoutes.get);
const url = 'https://bar.example.com/virtual-bar/1';
/** Lines as a calendar reads them. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').trimEnd().split('\r\n');

describe('the file for a calendar', () => {
  it('says what, when and where in UTC', () => {
    expect(linesOf(icsOf(session, url))).toEqual(
      expect.arrayContaining([
        'DTSTART:20260102T200000Z',
        'DTEND:20260102T210000Z',
        'SUMMARY:Sours from scratch',
        `UID:${session.id}@bar.example.com`,
        `URL:${url}`,
        'TRIGGER:-PT15M',
      ]),
    );
  });

  it('keeps commas, line ends and letters of every script, in lines of 75 octets', () => {
    const title = 'Sours, fizzes; and more\\less';
    const description = `First line\n${'Süß, 酸っぱい 🍋 '.repeat(20)}`;
    const text = icsOf({ ...session, title, description }, url);
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const said = linesOf(text);
    expect(said).toContain('SUMMARY:Sours\\, fizzes\\; and more\\\\less');
    expect(said).toContain(`DESCRIPTION:${description.replaceAll(',', '\\,').replace('\n', '\\n')}`);
  });
});
