import type { z } from 'zod';

export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  /** `engagement-points.award-points`: service and imperative. */
  readonly name: string;
  readonly service: string;
  readonly data: S;
  /** Tries before the job counts as failed and shows on the queue board. */
  readonly attempts: number;
  readonly timeoutMs: number;
  /** How many run at once in one process. */
  readonly concurrency: number;
  /** For work on a schedule: a cron pattern (UTC) or a period. */
  readonly schedule?: { pattern: string } | { everyMs: number } | undefined;
  /**
   * Where its effect is. `inside` (default): in the service's database; work and row are one transaction. `outside`:
   * something a transaction cannot take back, such as a mail; the work runs first, without a transaction, may run again
   * after a crash, and has to know by itself what it has done.
   */
  readonly effect: 'inside' | 'outside';
  readonly example: z.input<S>;
}
export type JobDataOf<J extends JobDefinition> = z.output<J['data']>;

/** Names a background job. Boot fails unless every owned job has exactly one worker. */
export function defineJob<S extends z.ZodType>(declaration: {
  name: `${string}.${string}`;
  data: S;
  attempts: number;
  timeoutMs: number;
  concurrency?: number;
  schedule?: JobDefinition['schedule'];
  effect?: JobDefinition['effect'];
  example: z.input<S>;
}): JobDefinition<S> {
  const service = declaration.name.slice(0, declaration.name.indexOf('.'));
  return { concurrency: 4, effect: 'inside', ...declaration, service };
}
