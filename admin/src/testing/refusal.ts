import type { Problem } from '@barspoon/contracts';

/** Refuses a request as the gateway does. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Omit<Problem, 'type' | 'title'>) {
    super(problem.code);
    this.problem = { type: 'about:blank', title: problem.code, ...problem };
  }
}
