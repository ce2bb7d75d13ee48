import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('common passwords (security 10)', () => {
  it.each(['password', 'Password1', '12345678', 'qwertyuiop', 'iloveyou', 'TRUSTNO1', 'football1'])(
    '"%s" is one [BEYOND-18]',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['a long night out', 'shaken-not-stirred', 'kV9#mQ2!xw'])('"%s" is none', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it("the member's own address and its first part are as easy to guess", async () => {
    expect(await isCommonPassword('ada.coleman@savoy.example', 'ada.coleman@savoy.example')).toBe(true);
    expect(await isCommonPassword('Ada.Coleman', 'ada.coleman@savoy.example')).toBe(true);
  });
});
