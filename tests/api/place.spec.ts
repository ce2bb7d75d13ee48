import { placeRoutes } from '@barspoon/contracts';
import { type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await sharedServices();
});
afterAll(() => stack.stop());

const near = (latitude: number, longitude: number) =>
  stack.visitor().send(placeRoutes.near, { query: { latitude, longitude, language: 'en-US' } });

describe('the place of a visitor', () => {
  it('is told by city and region, to two decimals, and held by their browser alone [REC-16, BEYOND-38]', async () => {
    const answer = await near(45.523_456, -122.676_543);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ city: 'Portland', principalSubdivision: 'Oregon' });
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
    expect((await near(45.5199, -122.6801)).body).toEqual(answer.body);
  });

  it('names the coordinate that is none [REC-16]', async () => {
    const { status, body } = await near(45, 181);
    expect(status).toBe(400);
    expect((body as { errors?: { path: string }[] }).errors?.[0]?.path).toBe('query.longitude');
  });
});
