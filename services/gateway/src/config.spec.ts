import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@barspoon/platform/config';
import { expect, it } from 'vitest';
import { variables } from './config.ts';

it('of a production says where pictures go before anybody sends one [BEYOND-192]', () => {
  const load = (env: NodeJS.ProcessEnv) => () => loadConfig(variables, { NODE_ENV: 'production', ...env });
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  expect(load({ UPLOADS_DIR: join(folder, 'nowhere') })).toThrow(
    /UPLOADS_DIR: production keeps pictures in a bucket/,
  );
  expect(load({ UPLOADS_DIR: folder })).not.toThrow(/UPLOADS_DIR/);
  expect(load({ UPLOADS_S3_BUCKET: 'pictures' })).not.toThrow(/UPLOADS_DIR/);
});
