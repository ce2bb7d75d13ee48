import type { JobDataOf, JobDefinition } from '@barspoon/contracts';
import { SetMetadata } from '@nestjs/common';

export const JOB = Symbol('job');

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
