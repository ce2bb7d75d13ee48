import { readFileSync } from 'node:fs';
import { ConfigError } from './config.ts';

/** The first line of every key file that `npm start` makes. */
export const DEVELOPMENT_MARK = '# Made for development; production refuses this file.';

/**
 * Reads a key from a file; lines that begin with `#` are remarks.
 * @throws ConfigError if there is none, or if it was made for development and this is production
 */
export function readSecret(file: string, environment: string | undefined): string {
  const lines = textOf(file).split('\n');
  if (environment === 'production' && lines.includes(DEVELOPMENT_MARK))
    throw new ConfigError(`${file} was made for development. Make keys for production: npm run keys.`);
  return lines
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .trim();
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ConfigError(`${file} cannot be read: it should hold a key.`, { cause });
  }
}
