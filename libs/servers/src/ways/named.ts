import { Trouble } from '../process/trouble.ts';
import type { Way } from '../server.ts';
import { localProgram } from './local-program.ts';

/**
 * The program an environment variable names, for running with another version than the one found first.
 * @throws {Trouble} when what it names cannot be used: to take another one instead would mislead
 */
export function named(variable: string, minimum: string, env = process.env): Way {
  return {
    find: async () => {
      const file = env[variable]?.trim();
      if (!file) return null;
      const program = await localProgram(file, minimum);
      if (!program)
        throw new Trouble(`${variable} names ${file}, which is no program of version ${minimum} or later.`);
      return program;
    },
  };
}
