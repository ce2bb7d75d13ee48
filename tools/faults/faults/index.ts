import { readdirSync } from 'node:fs';
import type { Fault } from '../fault.ts';

const files = readdirSync(import.meta.dirname).filter((name) => /^\d\d.*\.ts$/.test(name));

/** Every fault, in the order of its number: each file of this folder that begins with one. */
export const faults: readonly Fault[] = await Promise.all(
  files.sort().map(async (name) => ((await import(`./${name}`)) as { default: Fault }).default),
);
