import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Way } from '../server.ts';
import { localProgram } from '../ways/local-program.ts';
import { toolsHome } from '../ways/tools-home.ts';

const VERSION = '8.0.13';
const HOST = 'https://fastdl.mongodb.org';
const PROBE_MS = 3_000;

/** MongoDB's own build, downloaded and verified by mongodb-memory-server. */
export function memoryServer(minimum: string): Way {
  const dir = () => join(toolsHome(), 'mongodb-download');
  return {
    find: async () => {
      const files = await readdir(dir()).catch(() => []);
      const file = files.find((name) => name.startsWith('mongod'));
      return file ? localProgram(join(dir(), file), minimum) : null;
    },
    obtainable: {
      plan: async () => ({
        what: `MongoDB ${VERSION}: its makers' build, from ${HOST} (about 100 MB) into ${dir()}`,
        commands: [
          `npx mongodb-memory-server preload   (or install MongoDB ${minimum} or later from mongodb.com)`,
        ],
      }),
      obstacle: async () => ((await hostAnswers()) ? null : `${HOST} cannot be reached`),
      obtain: async (step) => {
        step.detail('downloading');
        const { MongoBinary } = await import('mongodb-memory-server-core');
        await MongoBinary.getPath({ version: VERSION, downloadDir: dir() });
      },
    },
  };
}

let answer: Promise<boolean> | undefined;

function hostAnswers(): Promise<boolean> {
  answer ??= fetch(HOST, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) }).then(
    (response) => response.status < 500,
    () => false,
  );
  return answer;
}
