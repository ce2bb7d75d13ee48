import { expect, it } from 'vitest';
import { named } from './named.ts';

it('takes the program the environment names', async () => {
  const program = await named('THING', '1.0', { THING: process.execPath }).find();
  expect(program?.file).toBe(process.execPath);
});

it('finds nothing where the environment names none', async () => {
  expect(await named('THING', '1.0', {}).find()).toBeNull();
});

it('takes no other program in the place of one that cannot be used', async () => {
  await expect(named('THING', '1.0', { THING: '/nowhere/thing' }).find()).rejects.toThrow('/nowhere/thing');
  await expect(named('THING', '999.0', { THING: process.execPath }).find()).rejects.toThrow('999.0');
});
