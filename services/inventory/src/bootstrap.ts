import 'reflect-metadata';
import { type RunningService, startService } from '@barspoon/messaging';
import { loadConfig } from '@barspoon/platform';
import { name, variables } from './config.ts';
import { InventoryModule } from './inventory.module.ts';

export function bootstrap(env: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(variables, env);
  return startService({
    name,
    module: InventoryModule.forRoot(config),
    host: config.HOST,
    port: config.INVENTORY_PORT,
  });
}
