import { runProcess, type Stoppable } from '@barspoon/platform';
import type { ServiceName } from '@barspoon/servers/services';

const starters = {
  identity: () => import('@barspoon/identity'),
  catalogue: () => import('@barspoon/catalogue'),
  inventory: () => import('@barspoon/inventory'),
  'engagement-points': () => import('@barspoon/engagement-points'),
  notifications: () => import('@barspoon/notifications'),
  community: () => import('@barspoon/community'),
  professional: () => import('@barspoon/professional'),
  sessions: () => import('@barspoon/sessions'),
  egress: () => import('@barspoon/egress'),
  gateway: () => import('@barspoon/gateway'),
} satisfies Record<ServiceName, () => Promise<{ bootstrap: (env: NodeJS.ProcessEnv) => Promise<Stoppable> }>>;

/** All services in one Node process, for one machine. They still talk only over NATS. */
await runProcess(async () => {
  const wanted = (process.env.BARSPOON_SERVICES ?? Object.keys(starters).join(',')).split(
    ',',
  ) as ServiceName[];
  const running: Stoppable[] = [];
  for (const name of wanted) {
    const { bootstrap } = await starters[name]();
    running.push(await bootstrap(process.env));
  }
  return running;
});
