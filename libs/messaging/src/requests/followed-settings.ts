import type { settingsInternalRoutes } from '@barspoon/contracts';
import { FollowedSettings } from '@barspoon/platform';
import type { FactoryProvider } from '@nestjs/common';
import { Caller } from './caller.ts';

/**
 * For a service that follows the site's settings. It names the route itself, because the calls a service may make over NATS
 * are read from its own code.
 */
export const followedSettings = (
  current: typeof settingsInternalRoutes.current,
): FactoryProvider<FollowedSettings> => ({
  provide: FollowedSettings,
  inject: [Caller],
  useFactory: (caller: Caller) => new FollowedSettings(() => caller.call(current, {})),
});
