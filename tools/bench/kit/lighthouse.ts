import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './world.ts';

const exec = promisify(execFile);
const version = '13.5.0';
const folder = join(root, '.data', 'bench', 'lighthouse');
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** Scores from 0 to 100, and the audits of the page's speed. */
export interface LighthouseScores {
  performance: number;
  accessibility: number;
  practices: number;
}

/**
 * Gets Lighthouse into `.data/bench`, which `npm run reset` clears: it is far too large to be installed with every clone.
 * @returns false where the registry has no answer
 */
export async function obtainLighthouse(): Promise<boolean> {
  if (existsSync(program)) return true;
  console.log(`  getting lighthouse@${version} from the npm registry into .data/bench`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${version}`];
  try {
    await exec('npm', args, { cwd: folder, timeout: 240_000 });
    return existsSync(program);
  } catch (error) {
    console.log(`  it could not be had: ${(error as Error).message.split('\n')[0]}`);
    return false;
  }
}

/** One run as a phone, with the browser the tests use. */
export async function lighthouse(url: string, chromium: string): Promise<LighthouseScores> {
  const output = join(folder, 'report.json');
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    '--only-categories=performance,accessibility,best-practices',
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  await exec(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: chromium },
    timeout: 180_000,
  });
  const { categories } = JSON.parse(readFileSync(output, 'utf8')) as {
    categories: Record<string, { score: number | null }>;
  };
  const of = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('best-practices'),
  };
}
