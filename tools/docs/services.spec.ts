import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dataServices } from '@barspoon/contracts';
import { SERVICES } from '@barspoon/servers/services';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const all = SERVICES.map(({ name }) => name);

/** Where the name of each service has to stand, besides its own folder. */
const places: Record<string, readonly string[]> = {
  'docker-compose.yml': all,
  'docs/architecture.md': all,
  'k8s/base/disruption.yaml': all,
  'k8s/base/kustomization.yaml': all,
  'k8s/base/services.yaml': all,
  'k8s/overlays/production/kustomization.yaml': all,
  'k8s/overlays/production/queues.yaml': dataServices,
  'nest-cli.json': all,
  'ops/prometheus/prometheus.yml': all,
  'tests/support/all-services.ts': all,
  'tools/stack/one-process.ts': all,
  'admin/src/audit/audit-words.ts': dataServices,
};

describe('a service', () => {
  it('has a folder with an entry, and each folder is a service', () => {
    const folders = globSync('services/*/src/main.ts').map((path) =>
      dirname(dirname(path)).slice('services/'.length),
    );
    expect(folders.sort()).toEqual([...all].sort());
  });

  it('keeps data only if it is one', () => {
    expect(dataServices.filter((name) => !all.includes(name))).toEqual([]);
  });

  it.each(Object.entries(places))('stands in %s', (path, names) => {
    const text = read(path);
    expect(names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text))).toEqual([]);
  });
});
