import 'reflect-metadata';
import { type RunningService, startService } from '@barspoon/messaging';
import { loadConfig } from '@barspoon/platform';
import { name, variables } from './config.ts';
import { SessionsModule } from './sessions.module.ts';

export function bootstrap(env: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(variables, env);
  return startService({
    name,
    module: SessionsModule.forRoot(config),
    host: config.HOST,
    port: config.SESSIONS_PORT,
  });
}
