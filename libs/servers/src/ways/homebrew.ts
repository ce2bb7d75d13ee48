import { exec, lastLines, which } from '../process/exec.ts';
import type { Step } from '../process/progress.ts';
import { Trouble } from '../process/trouble.ts';
import type { Way } from '../server.ts';

/** A formula of Homebrew, on macOS and on Linux. What it installs lands on PATH and is started by nobody. */
export function homebrew(label: string, formula: string): Way {
  const command = `brew install ${formula}`;
  const obtainable = {
    plan: async () => ({ what: `${label}: Homebrew's ${formula}`, commands: [command] }),
    obstacle: async () => ((await which('brew')) ? null : 'Homebrew is not installed'),
    obtain: async (step: Step) => {
      const onLine = (line: string) => step.detail(line.slice(0, 60));
      const { code, output } = await exec('brew', ['install', formula], { onLine });
      if (code !== 0) throw new Trouble(`${command} failed:\n${lastLines(output)}`);
    },
  };
  return { find: async () => null, obtainable };
}
