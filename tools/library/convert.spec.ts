import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'convert-'));
const command = fileURLToPath(new URL('./convert.ts', import.meta.url));
afterAll(() => rmSync(dir, { recursive: true }));

/** Runs the command on a file of that content; the exit code, what it said and what it wrote. */
async function convert(content: unknown, from: string, to: string) {
  const input = join(dir, 'in');
  const output = join(dir, 'out');
  rmSync(output, { force: true });
  writeFileSync(input, typeof content === 'string' ? content : JSON.stringify(content));
  const run = promisify(execFile)(process.execPath, [command, '--from', from, '--to', to, input, output]);
  const { code, stderr } = await run.then(
    (done) => ({ code: 0, stderr: done.stderr }),
    (failed: { code: number; stderr: string }) => failed,
  );
  return { code, stderr, written: existsSync(output) ? readFileSync(output, 'utf8') : undefined };
}

const sour = {
  name: 'House Sour',
  instructions: '1. Shake with ice.\n2. Strain into a coupe.',
  glass: 'Coupe',
  method: 'Shake',
  ingredients: [
    { name: 'Bourbon', amount: 60, units: 'ml' },
    { name: 'Lemon juice', amount: 22.5, units: 'ml' },
    { name: 'Simple syrup', amount: 15, units: 'ml' },
  ],
};

describe('converting a file of recipes', () => {
  it('writes the other format and says what it guessed', async () => {
    const { code, stderr, written } = await convert(sour, 'bar-assistant', 'library');
    expect(code).toBe(0);
    expect(stderr).toContain('House Sour: category: guessed: Whiskey');
    expect(written).toContain('- { amount: 22.5, unit: ml, ingredient: lemon-juice }');
  });

  it('changes nothing when one recipe is bad, and names its fault', async () => {
    const { code, stderr, written } = await convert(
      [sour, { ...sour, name: 'Bad', ingredients: [] }],
      'bar-assistant',
      'library',
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/Bad: spec: refused: /);
    expect(stderr).toContain('1 recipes read, 1 refused: nothing written');
    expect(written).toBeUndefined();
  });

  it('changes nothing when the file is no recipe at all', async () => {
    const { code, written } = await convert('<html>', 'schema.org', 'library');
    expect(code).toBe(1);
    expect(written).toBeUndefined();
  });

  it('says how it is used when a format is unknown', async () => {
    const { code, stderr } = await convert(sour, 'word', 'library');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^word is no format that it reads\.$/m);
    expect(stderr).toContain('csv, cocktaildb, opendrinks, iba, mealie, tandoor, cooklang');
  });
});
