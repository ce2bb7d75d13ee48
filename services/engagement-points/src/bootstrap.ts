import 'reflect-metadata';
import { type RunningService, startService } from '@barspoon/messaging';
import { loadConfig } from '@barspoon/platform';
import { name, variables } from './config.ts';
import { EngagementPointsModule } from './engagement-points.module.ts';

export function bootstrap(env: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(variables, env);
  return startService({
    name,
    module: EngagementPointsModule.forRoot(config),
    host: config.HOST,
    port: config.ENGAGEMENT_POINTS_PORT,
  });
}
