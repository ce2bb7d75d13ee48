import type { JobDataOf, JobDefinition } from '@barspoon/contracts';
import type { WorkContext } from '@barspoon/platform';
import { SetMetadata } from '@nestjs/common';

export const JOB = Symbol('job');
export const BATCHED = Symbol('jobs done together');

/**
 * Makes a provider's method the worker of a job. It runs in one transaction with the mark that the job is done, so
 * what it writes happens once; it must have no other effect unless repeating that does no harm.
 */
export function Works<J extends JobDefinition>(job: J) {
  return <M extends (data: JobDataOf<J>) => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    SetMetadata(JOB, job)(target, key, descriptor);
  };
}

/** One of several jobs that are done together. */
export interface BatchedJob<D = unknown> {
  data: D;
  /** Its own: what it records names its own cause. */
  context: WorkContext;
}

/**
 * As `Works`, for jobs of which many wait at times: those at hand, no more than the job's `concurrency`, are done in
 * one transaction. If they fail, each is done alone, so that one that is spoiled does not spoil the others.
 */
export function WorksInBatches<J extends JobDefinition>(job: J) {
  return <M extends (batch: BatchedJob<JobDataOf<J>>[]) => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    SetMetadata(JOB, job)(target, key, descriptor);
    SetMetadata(BATCHED, true)(target, key, descriptor);
  };
}
