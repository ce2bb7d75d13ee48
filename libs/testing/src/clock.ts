import { Clock, type Stoppable } from '@barspoon/platform';
import type { Stack } from './stack.ts';

type WithApp = Stoppable & { app: { get: (token: typeof Clock, options: { strict: false }) => Clock } };

/** Moves the clocks of a stack's services away from the machine's; 0 gives them back their own. */
export function moveClock(stack: Stack, ms: number, services = ['identity', 'gateway']): void {
  for (const name of services) {
    const clock = stack.service<WithApp>(name).app.get(Clock, { strict: false });
    if (ms === 0) Reflect.deleteProperty(clock, 'now');
    else clock.now = () => new Date(Date.now() + ms);
  }
}
