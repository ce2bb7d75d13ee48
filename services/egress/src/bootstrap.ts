import 'reflect-metadata';
import { type RunningService, startService } from '@barspoon/messaging';
import { loadConfig } from '@barspoon/platform';
import { name, variables } from './config.ts';
import { EgressModule } from './egress.module.ts';

export function bootstrap(env: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(variables, env);
  return startService({
    name,
    module: EgressModule.forRoot(config),
    host: config.HOST,
    port: config.EGRESS_PORT,
  });
}
