import type { Access, Actor, Area, InputOf, MemberActor, OutputOf, Route } from '@barspoon/contracts';
import { currentContext, parseInput } from '@barspoon/platform';
import { MessagePattern } from '@nestjs/microservices';
import { assertAccess } from './access.ts';

/** What the transport needs to know of a request handler. */
export interface RouteExtras {
  kind: 'route';
  route: Route;
}

/** The actor a handler can rely on: a member if the route requires one. */
export type ActorFor<A extends Access> = A extends 'member' | 'granted' | Area | 'admin'
  ? MemberActor
  : Actor;

const nobody: Actor = { kind: 'visitor', mark: 'unknown' };

type Handler<R extends Route> = (input: InputOf<R>, actor: ActorFor<R['access']>) => Promise<OutputOf<R>>;

/**
 * Makes a controller method answer a route. Input and access are checked here, because pipes of the application do not
 * reach message handlers, and because the gateway's check alone is not enough. A method whose types do not fit the
 * declared route does not compile. Implements BEYOND-03, BEYOND-04.
 */
export function Handles<R extends Route>(route: R) {
  return <M extends Handler<R>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const original = descriptor.value as unknown as (input: unknown, actor: Actor) => Promise<unknown>;
    const guarded = function (this: unknown, raw: unknown) {
      const actor = currentContext()?.actor ?? nobody;
      assertAccess(route.access, actor, route.refusal);
      return original.call(this, parseInput(route, raw), actor);
    };
    descriptor.value = guarded as unknown as M;
    const extras: RouteExtras = { kind: 'route', route };
    MessagePattern(route.subject, extras)(target, key, descriptor);
  };
}
