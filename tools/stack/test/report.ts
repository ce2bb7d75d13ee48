import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** The file that reports of a run are collected in; without it none is kept. */
export const REPORT_FILE = 'TEST_REPORT_FILE';

const maxLine = 300;

const outside = 'outside of a test';

const firstLine = ({ message }: SerializedError | Error): string =>
  (message.split('\n')[0] ?? '').slice(0, maxLine);

/**
 * Keeps what failed, what passed at a second try only, and what was skipped, for the end of `npm test` and of
 * `npm run check`, where it is looked for.
 */
export default class ShortReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[REPORT_FILE];
    if (!file) return;
    const lines = modules.flatMap(linesOf);
    for (const error of unhandled) lines.push(`✗ ${outside}: ${firstLine(error)}`);
    if (lines.length > 0) appendFileSync(file, `${lines.join('\n')}\n`);
  }
}

function linesOf(module: TestModule): string[] {
  const path = module.relativeModuleId;
  const lines = module.errors().map((error) => `✗ ${path}: ${firstLine(error)}`);
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) lines.push(`✗ ${path} > ${suite.fullName}: ${firstLine(error)}`);
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const why = errors?.[0] ? `: ${firstLine(errors[0])}` : '';
    if (state === 'failed') lines.push(`✗ ${path} > ${test.fullName}${why}`);
    else if (test.diagnostic()?.flaky) lines.push(`↻ ${path} > ${test.fullName}${why}`);
  }
  return [...lines, ...skippedIn(module)];
}

/** One line for each test that is skipped alone, and one for each `describe` that is. */
function skippedIn(module: TestModule): string[] {
  const nameOf = ({ parent, fullName }: TestCase): string =>
    parent.type === 'suite' && parent.options.mode === 'skip' ? parent.fullName : fullName;
  const skipped = [...module.children.allTests()].filter(({ options }) => options.mode === 'skip');
  return [...new Set(skipped.map(nameOf))].map((name) => `↓ ${module.relativeModuleId} > ${name}`);
}

/** What was kept so far, a line each. */
export const reported = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];

/** The spec files that failed; none when something failed that belongs to no file. */
export function failedFiles(lines: readonly string[]): string[] {
  const failed = lines.filter((line) => line.startsWith('✗ ')).map((line) => line.slice(2));
  if (failed.some((line) => line.startsWith(outside))) return [];
  return [...new Set(failed.map((line) => line.slice(0, line.indexOf('.spec.ts') + '.spec.ts'.length)))];
}

/** What failed passed when it was run again: nothing of it stays failed. */
export function passedAgain(file: string): void {
  writeFileSync(file, `${reported(file).join('\n').replaceAll(/^✗/gm, '↻')}\n`);
}
