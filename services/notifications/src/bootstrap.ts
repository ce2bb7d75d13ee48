import 'reflect-metadata';
import { type RunningService, startService } from '@barspoon/messaging';
import { loadConfig } from '@barspoon/platform';
import { name, variables } from './config.ts';
import { NotificationsModule } from './notifications.module.ts';

export function bootstrap(env: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(variables, env);
  return startService({
    name,
    module: NotificationsModule.forRoot(config),
    host: config.HOST,
    port: config.NOTIFICATIONS_PORT,
  });
}
