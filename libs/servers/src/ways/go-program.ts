import { join } from 'node:path';
import { exec, lastLines, which } from '../process/exec.ts';
import { Trouble } from '../process/trouble.ts';
import { toolsHome } from './tools-home.ts';

/** Where programs compiled by Go are kept. */
export const goBin = (): string => join(toolsHome(), 'go-bin');

/** Why Go cannot be asked for a program, or null. */
export const goObstacle = async (): Promise<string | null> =>
  (await which('go')) ? null : 'Go is not installed';

/**
 * Has Go fetch and compile a program.
 * @throws {Trouble} with what Go said last
 */
export async function goInstallModule(module: string, onLine?: (line: string) => void): Promise<void> {
  const { code, output } = await exec('go', ['install', '-v', module], {
    env: { ...process.env, GOBIN: goBin() },
    onLine,
  });
  if (code !== 0) throw new Trouble(`go install ${module} failed:\n${lastLines(output)}`);
}
