import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseKnownFields } from './known-fields.ts';

const schema = z.strictObject({
  id: z.string(),
  lines: z.array(z.strictObject({ ingredient: z.string() })).default([]),
});

describe('data of a newer release', () => {
  it('is read without the fields that are not known here, however deep', () => {
    const data = { id: 'a', color: 'red', lines: [{ ingredient: 'gin', brand: 'any' }] };
    expect(parseKnownFields(schema, data)).toEqual({ id: 'a', lines: [{ ingredient: 'gin' }] });
    expect(data.color).toBe('red');
  });

  it('is refused for anything else that is wrong with it', () => {
    expect(() => parseKnownFields(schema, { color: 'red' })).toThrow(/id/);
    expect(() => parseKnownFields(schema, null)).toThrow();
  });
});
