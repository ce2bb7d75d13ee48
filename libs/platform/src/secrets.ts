import { readFileSync } from 'node:fs';
import { ConfigError, type Variable } from './config.ts';

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

/** What production requires of the file of a key. */
export const ownKey: NonNullable<Variable['production']> = {
  test: (file) => {
    try {
      return readSecret(String(file), 'production') !== '';
    } catch {
      return false;
    }
  },
  must: 'reads a key of its own from this file (npm run keys)',
};

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ConfigError(`${file} cannot be read: it should hold a key.`, { cause });
  }
}
