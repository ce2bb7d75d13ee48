import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFlags } from '../stack/boot/arguments.mjs';

// Everything that can be said of the code without starting a server. Runs under any Node, with the project's own.
const flags = readFlags(
  `npm run check: everything that can be said of the code without starting a server

  --without-tests   leaves out the unit tests, which take most of the time`,
  ['--without-tests'],
);
const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'barspoon-check-'));
process.on('exit', () => rmSync(scratch, { recursive: true }));
const report = process.env.TEST_REPORT_FILE ?? join(scratch, 'report');
const env = {
  ...process.env,
  PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}`,
  TEST_REPORT_FILE: report,
};

const steps = [
  ['format and lint', 'biome ci --error-on-warnings .'],
  ['types', 'tsc --noEmit'],
  ['boundaries', 'depcruise --config .dependency-cruiser.cjs libs services tools tests web/src admin/src'],
  ['dead code', 'knip'],
  ['retired words', 'node tools/check/retired-words.ts'],
  ['contracts of the last release', 'node tools/release/check-contracts.ts'],
  ['library', 'node tools/library/check.ts'],
  ['pictures of the library', 'node tools/library/contact-sheet.ts --check'],
  ['documents', 'node tools/docs/generate.ts --check'],
  ['unit tests', 'vitest run --project unit --project web --project admin'],
];

const failed = [];
const wanted = flags.includes('--without-tests') ? steps.filter(([name]) => name !== 'unit tests') : steps;
for (const [name, command] of wanted) {
  const began = Date.now();
  const [program, ...args] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status === 0) continue;
  failed.push(name);
  console.log(`${stdout ?? ''}${stderr ?? ''}`.trimEnd());
}
const skipped = existsSync(report) ? readFileSync(report, 'utf8').match(/^↓.*/gm) : null;
if (skipped)
  console.log(
    `\nNot checked, because it was skipped (\`npm test\` installs what is missing):\n${skipped.join('\n')}`,
  );
if (failed.length) {
  console.error(`\nNot in order: ${failed.join(', ')}`);
  process.exitCode = 1;
}
