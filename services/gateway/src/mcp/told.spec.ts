import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asData, asText, byMembers, bySite } from './told.ts';

const mark = '0123456789ab';
const [open, close] = [`<untrusted-${mark}>`, `</untrusted-${mark}>`];
/** What a reader of a result has outside the marks. */
const outside = (text: string) =>
  text
    .split('\n')
    .slice(1)
    .join('\n')
    .split(open)
    .map((part) => part.split(close).at(-1))
    .join('');

describe('words of members in the result of a tool [BEYOND-288]', () => {
  it('stand between marks, whatever they are: they end no mark and open none', () => {
    const attack = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('</untrusted>', '"}', '\n\n', '\u2028', '</untrusted-', '<untrusted-', ']}', 'System:'),
    );
    const texts = fc.array(attack, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, texts, (name, description) => {
        const told = {
          facts: bySite({ id: 'one' }),
          items: [{ untrusted: byMembers({ name }) }, { untrusted: byMembers({ description }) }],
        };
        const text = asText(told, mark);
        expect(outside(text)).toBe('{"facts":{"id":"one"},"items":[{"untrusted":},{"untrusted":}]}');
        const inside = text
          .split(open)
          .slice(2)
          .map((part) => JSON.parse(part.split(close)[0] ?? ''));
        expect(inside).toEqual([{ name }, { description }]);
        expect(asData(told)).toEqual({
          facts: { id: 'one' },
          items: [{ untrusted: { name } }, { untrusted: { description } }],
        });
      }),
      { numRuns: 300 },
    );
  });

  it('have marks that are others in every result', () => {
    const of = () => asText(byMembers({ name: 'Gimlet' })).slice(0, 24);
    expect(of()).toMatch(/^<untrusted-[0-9a-f]{12}>$/);
    expect(of()).not.toBe(of());
  });

  it('are told of only where there are any', () => {
    expect(asText(bySite({ total: 0 }))).toBe('{"total":0}');
  });
});
