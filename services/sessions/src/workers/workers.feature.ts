import type { Feature } from '@barspoon/messaging';
import { AdvanceSessionWorker } from './advance-session.worker.ts';
import { AdvanceSessionsWorker } from './advance-sessions.worker.ts';
import { ClearVideoWorker } from './clear-video.worker.ts';
import { TellOfNearingWorker } from './tell-of-nearing.worker.ts';

export const workersFeature: Feature = {
  providers: [AdvanceSessionsWorker, AdvanceSessionWorker, ClearVideoWorker, TellOfNearingWorker],
};
