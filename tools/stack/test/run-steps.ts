import { spawn } from 'node:child_process';
import { say } from '../lib/progress.ts';
import type { TestStep } from './steps.ts';

export interface StepResult {
  name: string;
  /** Exit code; 1 for a step that a signal ended. */
  code: number;
  ms: number;
}

export interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/** Runs steps one after the other with their output on ours. Stops early only when `signal` is aborted. */
export async function runSteps(steps: readonly TestStep[], options: RunOptions): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    if (options.signal.aborted) break;
    say(`\n── ${step.name} ──`);
    const began = Date.now();
    const code = await runStep(step, options);
    results.push({ name: step.name, code, ms: Date.now() - began });
  }
  return results;
}

function runStep({ command }: TestStep, { cwd, env, signal }: RunOptions): Promise<number> {
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: 'inherit' });
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
