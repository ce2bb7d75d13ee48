import 'reflect-metadata';
import { type RunningService, startService } from '@barspoon/messaging';
import { loadConfig } from '@barspoon/platform';
import { CommunityModule } from './community.module.ts';
import { name, variables } from './config.ts';

export function bootstrap(env: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(variables, env);
  return startService({
    name,
    module: CommunityModule.forRoot(config),
    host: config.HOST,
    port: config.COMMUNITY_PORT,
  });
}
