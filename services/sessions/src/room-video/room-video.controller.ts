import { type InputOf, type MemberActor, roomRoutes, videoInternalRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RoomVideo } from './room-video.service.ts';

@Controller()
export class RoomVideoController {
  constructor(private readonly video: RoomVideo) {}

  @Handles(roomRoutes.enterVideo)
  enter({ params }: InputOf<typeof roomRoutes.enterVideo>, actor: MemberActor) {
    return this.video.enter(actor, params.id);
  }

  @Handles(videoInternalRoutes.takeEvent)
  takeEvent({ body }: InputOf<typeof videoInternalRoutes.takeEvent>) {
    return this.video.takeEvent(body);
  }
}
