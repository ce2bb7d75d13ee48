import { Clock, type Stoppable } from '@barspoon/platform';
import type { Stack } from './stack.ts';

type WithApp = Stoppable & { app: { get: (token: typeof Clock, options: { strict: false }) => Clock } };

/** Moves the clocks of services of a stack so far from the machine's; 0 puts them right again. */
export function moveClock(stack: Stack, ms: number, services = ['identity', 'gateway']): void {
  for (const name of services) {
    const clock = stack.service<WithApp>(name).app.get(Clock, { strict: false });
    clock.now = () => new Date(Date.now() + ms);
  }
}
