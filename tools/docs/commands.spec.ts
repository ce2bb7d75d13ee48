import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it('has every command that a page tells the reader to run', () => {
  const named = globSync(['README.md', 'docs/**/*.md']).flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => `${page}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((one) => !(one.split(': ')[1]! in scripts))).toEqual([]);
});

describe('how a command is called [BEYOND-191]', () => {
  /** The file of ours that a script runs; those of other packages answer for themselves. */
  const fileOf = (script: string) =>
    script
      .split(' ')
      .filter((word) => /^tools\/.*\.(ts|mjs)$/.test(word))
      .at(-1)
      ?.replace(/^tools\/stack\/(?!doctor|commands)(\w+)\.mjs$/, 'tools/stack/commands/$1.ts');

  it('is read by the one reader that refuses what it does not know', () => {
    const files = [...new Set(Object.values(scripts).flatMap((script) => fileOf(script) ?? []))];
    expect(files.length).toBeGreaterThan(25);
    const reads = /readArguments\(|readFlags\(/;
    const others = files.filter((file) => !reads.test(readFileSync(file, 'utf8')));
    // Its options are numbers with bounds of their own; options.spec.ts has their refusals.
    expect(others).toEqual(['tools/capacity/capacity.ts']);
  });

  async function run(name: string, ...args: string[]) {
    const [, script = ''] = /node (.*)$/.exec(scripts[name] ?? '') ?? [];
    // Commands that ask services find an address at which nobody answers.
    const env = { ...process.env, NATS_URL: 'nats://127.0.0.1:1', MONGODB_URL: 'mongodb://127.0.0.1:1' };
    const child = spawn(process.execPath, [...script.split(' '), ...args], { env });
    const [[code], ...said] = await Promise.all([
      once(child, 'close'),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, said: said.join('') };
  }

  it.each(['stop', 'doctor', 'start', 'user', 'backup'])(
    'is told by npm run %s -- --help, which does nothing else',
    async (name) => {
      const { code, said } = await run(name, '--help');
      expect(said).toMatch(/^npm (run )?[\w:-]+/);
      expect(code).toBe(0);
    },
  );

  it.each(['stop', 'reset', 'doctor', 'demo', 'audit', 'backup', 'start'])(
    'is told by npm run %s to whoever asks for an option that is none',
    async (name) => {
      const { code, said } = await run(name, '--bogus');
      expect(said).toMatch(/^Unknown option '--bogus'\.\n\nnpm/);
      expect(said).not.toMatch(/^\s+at /m);
      expect(code).toBe(2);
    },
  );

  it.each([
    ['stop', '--hlep', '--help'],
    ['start', '--proceses', '--processes'],
    ['backup', '--recipent', '--recipient'],
    ['user', 'crate', 'create'],
    ['dead-letters', 'lst', 'list'],
    ['site', 'docter', 'doctor'],
  ])('names the right word where npm run %s is told %s [BEYOND-270]', async (name, word, meant) => {
    const { code, said } = await run(name, word);
    expect(said).toContain(`Did you mean ${meant}?`);
    expect(code).toBe(2);
  });

  it('guesses nothing where no word is near [BEYOND-270]', async () => {
    const { said } = await run('user', 'xylophone');
    expect(said).not.toContain('Did you mean');
  });

  it.each([
    ['demo', 'blah'],
    ['replay', 'x', 'y'],
    ['redrive'],
    ['audit', 'look'],
    ['dead-letters', 'burn'],
    ['user', 'make', 'ada@example.com'],
    ['user', 'create', 'ada@example.com', '--role', 'king'],
  ])('is told where npm run %s does nothing with %s, and the code says so', async (name, ...args) => {
    const { code, said } = await run(name, ...args);
    expect(said).toContain(`npm run ${name}`);
    expect(said).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  });
});
