import type { Feature } from '@barspoon/messaging';
import { EndSuspensionWorker } from './end-suspension.worker.ts';
import { ReconcileMembershipsWorker } from './reconcile-memberships.worker.ts';
import { RollUpDaysWorker } from './roll-up-days.worker.ts';

export const workersFeature: Feature = {
  providers: [EndSuspensionWorker, ReconcileMembershipsWorker, RollUpDaysWorker],
};
