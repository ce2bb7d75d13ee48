import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Runs one of the programs of this folder to its end.
 * @returns the last line it printed
 * @throws Error with what it complained of
 */
export function runProgram(path: string, input: object): Promise<string> {
  const child = spawn(process.execPath, [here(path), JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaints += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output.trimEnd().split('\n').at(-1) ?? '');
      else reject(new Error(`${path}: ${complaints}`));
    });
  });
}
