import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withoutOurs, writeOverride } from './site-machine.ts';

const dir = mkdtempSync(join(tmpdir(), 'site-machine-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('changes nothing of what production does but who signs the certificates', () => {
  const override = parse(readFileSync(writeOverride(process.cwd(), dir), 'utf8'));
  const [mounted = ''] = override.services.caddy.volumes;
  expect(override).toEqual({ services: { caddy: { volumes: [mounted] } } });
  const [folder = '', place] = mounted.split(':');
  expect(place).toBe('/etc/caddy');
  const read = (at: string) => readFileSync(join(at, 'Caddyfile'), 'utf8');
  expect(read(folder)).toBe(`{\n\tlocal_certs\n\tskip_install_trust\n}\n${read('ops/caddy')}`);
});

it("takes its own line out of the machine's names and no other", () => {
  const theirs = '127.0.0.1 localhost\n10.0.0.5 bar.drill.internal\n';
  expect(withoutOurs(`${theirs}10.0.0.5 bar.drill.internal # npm run containers -- --site\n`)).toBe(theirs);
  expect(withoutOurs(theirs)).toBe(theirs);
});
