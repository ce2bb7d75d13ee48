import type { JobDataOf, JobDefinition } from '@barspoon/contracts';
import type { WorkContext } from '@barspoon/platform';
import { SetMetadata } from '@nestjs/common';

export const JOB = Symbol('job');
export const BATCHED = Symbol('jobs done together');

/**
 * Makes a provider's method the worker of a job. It runs in one transaction with the mark that the job is done, so
 * its writes happen once; any other effect must be safe to repeat.
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

/** One job of a batch. */
export interface BatchedJob<D = unknown> {
  data: D;
  /** Its own context: what it records names its own cause. */
  context: WorkContext;
}

/**
 * As `Works`, for jobs of which many may wait: the ready ones, up to the job's `concurrency`, are processed in one transaction.
 * If the batch fails, each is processed alone, so that a bad one does not fail the others.
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
