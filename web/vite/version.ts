import { readFileSync } from 'node:fs';

/** The version of the product, which the pages name. */
export const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };
