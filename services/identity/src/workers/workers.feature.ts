import type { Feature } from '@barspoon/messaging';
import { ReconcileMembershipsWorker } from './reconcile-memberships.worker.ts';
import { RollUpDaysWorker } from './roll-up-days.worker.ts';

export const workersFeature: Feature = {
  providers: [ReconcileMembershipsWorker, RollUpDaysWorker],
};
