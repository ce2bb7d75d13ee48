import { barItemAdded, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { FunnelService } from '../analytics/funnel.service.ts';

@Controller()
export class NoteStartWhenItemAdded {
  constructor(private readonly funnel: FunnelService) {}

  @Consumes(barItemAdded, 'note-start-when-item-added')
  async note({ data, occurredAt }: EventOf<typeof barItemAdded>): Promise<void> {
    await this.funnel.noteStart(data.memberId, new Date(occurredAt));
  }
}
