import { describe, expect, it } from 'vitest';
import { wantsGoogleSandbox } from './google-part.ts';

describe('the sandbox in Google’s place', () => {
  const here = { NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:8080' };

  it('runs on a development machine, so that the card has the option [AUTH-02, BEYOND-11]', () => {
    expect(wantsGoogleSandbox(here)).toBe(true);
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['where Google itself is configured', { GOOGLE_CLIENT_ID: 'theirs' }],
    ['for a site that others on the network open', { PUBLIC_URL: 'http://192.168.1.5:8080' }],
    ['for a site of another name', { PUBLIC_URL: 'http://localhost.example.com/' }],
  ])('does not run %s [BEYOND-11, CONTRA-40]', (_, more) => {
    expect(wantsGoogleSandbox({ ...here, ...more })).toBe(false);
  });
});
