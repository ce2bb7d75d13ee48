import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Variables } from '@barspoon/platform/config';

/** The environment variables that one process reads. */
export interface ServiceConfig {
  name: string;
  variables: Variables;
}

/** What each service declares in its `config.ts`, by name. */
export async function serviceConfigs(root: string): Promise<ServiceConfig[]> {
  const services: ServiceConfig[] = [];
  for (const file of globSync('services/*/src/config.ts', { cwd: root }).sort())
    services.push(await import(pathToFileURL(`${root}/${file}`).href));
  return services;
}
