import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('says what would be released, and changes nothing', { timeout: 60_000 }, () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/release/release.ts', '--dry-run'], {
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toMatch(
    /^Release \d+\.\d+\.\d+$|There is nothing new since the last release/m,
  );
});
