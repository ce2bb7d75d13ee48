import {
  type InputOf,
  liveSessionInternalRoutes,
  liveSessionRoutes,
  type MemberActor,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { LiveSessionReading } from './live-session-reading.service.ts';
import { LiveSessionsService } from './live-sessions.service.ts';
import { PlacesService } from './places.service.ts';

@Controller()
export class LiveSessionsController {
  constructor(
    private readonly reading: LiveSessionReading,
    private readonly sessions: LiveSessionsService,
    private readonly places: PlacesService,
  ) {}

  @Handles(liveSessionRoutes.list)
  list({ query }: InputOf<typeof liveSessionRoutes.list>) {
    return this.reading.list(query);
  }

  @Handles(liveSessionRoutes.get)
  get({ params }: InputOf<typeof liveSessionRoutes.get>) {
    return this.reading.get(params.id);
  }

  @Handles(liveSessionRoutes.joined)
  joined(_: InputOf<typeof liveSessionRoutes.joined>, actor: MemberActor) {
    return this.reading.joined(actor);
  }

  @Handles(liveSessionRoutes.schedule)
  schedule({ body }: InputOf<typeof liveSessionRoutes.schedule>, actor: MemberActor) {
    return this.sessions.schedule(actor, body);
  }

  @Handles(liveSessionRoutes.settings)
  settings({ params }: InputOf<typeof liveSessionRoutes.settings>, actor: MemberActor) {
    return this.sessions.settings(actor, params.id);
  }

  @Handles(liveSessionRoutes.revise)
  revise({ params, body }: InputOf<typeof liveSessionRoutes.revise>, actor: MemberActor) {
    return this.sessions.revise(actor, params.id, body);
  }

  @Handles(liveSessionRoutes.setStatus)
  setStatus({ params, body }: InputOf<typeof liveSessionRoutes.setStatus>, actor: MemberActor) {
    return this.sessions.setStatus(actor, params.id, body.status);
  }

  @Handles(liveSessionRoutes.join)
  join({ params }: InputOf<typeof liveSessionRoutes.join>, actor: MemberActor) {
    return this.places.join(actor, params.id);
  }

  @Handles(liveSessionRoutes.leave)
  leave({ params }: InputOf<typeof liveSessionRoutes.leave>, actor: MemberActor) {
    return this.places.leave(actor, params.id);
  }

  @Handles(liveSessionRoutes.wait)
  wait({ params }: InputOf<typeof liveSessionRoutes.wait>, actor: MemberActor) {
    return this.places.wait(actor, params.id);
  }

  @Handles(liveSessionRoutes.stopWaiting)
  stopWaiting({ params }: InputOf<typeof liveSessionRoutes.stopWaiting>, actor: MemberActor) {
    return this.places.stopWaiting(actor, params.id);
  }

  @Handles(liveSessionInternalRoutes.waitingIds)
  waitingIds({ params, query }: InputOf<typeof liveSessionInternalRoutes.waitingIds>) {
    return this.reading.waitingIds(params.id, query);
  }

  @Handles(liveSessionInternalRoutes.participantIds)
  participantIds({ params, query }: InputOf<typeof liveSessionInternalRoutes.participantIds>) {
    return this.reading.participantIds(params.id, query);
  }
}
