import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { say } from '@barspoon/servers/process/progress';
import { failedFiles, passedAgain, REPORT_FILE, reported } from './report.ts';
import type { TestStep } from './steps.ts';

export interface StepResult {
  name: string;
  /** Exit code; 1 for a step that a signal ended. */
  code: number;
  ms: number;
  /** What failed, and what did not pass at its first try. */
  report: string[];
}

export interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** A folder that the steps may write to. */
  scratch: string;
  signal: AbortSignal;
}

/** More files than these did not fail because the machine was busy. */
const maxAgain = 3;

/** Runs steps one after the other with their output on ours. Stops early only when `signal` is aborted. */
export async function runSteps(steps: readonly TestStep[], options: RunOptions): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    if (options.signal.aborted) break;
    say(`\n── ${step.name} ──`);
    const began = Date.now();
    const file = join(options.scratch, `report-${step.name}`);
    let code = await run(step.command, file, options);
    const again = code !== 0 && step.againAlone ? failedFiles(reported(file)) : [];
    if (again.length > 0 && again.length <= maxAgain && !options.signal.aborted) {
      say(`\n── ${step.name}: once more, alone: ${again.join(', ')} ──`);
      code = await run([...step.command, '--maxWorkers=1', ...again], `${file}-again`, options);
      if (code === 0) passedAgain(file);
    }
    results.push({ name: step.name, code, ms: Date.now() - began, report: reported(file) });
  }
  return results;
}

/** @param report the file that failures are written to */
function run(command: readonly string[], report: string, { cwd, env, signal }: RunOptions): Promise<number> {
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env: { ...env, [REPORT_FILE]: report }, stdio: 'inherit' });
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    child.on('error', (error) => {
      say(`${command.join(' ')}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code) => {
      signal.removeEventListener('abort', stop);
      resolve(code ?? 1);
    });
  });
}
