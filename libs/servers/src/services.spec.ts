import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portVariable, SERVICES } from './services.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'services');

it('starts every service there is', () => {
  const there = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'src', 'main.ts')));
  expect(SERVICES.map(({ name }) => name).toSorted()).toEqual(there.toSorted());
});

it('names the port variable after the service', () => {
  expect(portVariable('engagement-points')).toBe('ENGAGEMENT_POINTS_PORT');
});
