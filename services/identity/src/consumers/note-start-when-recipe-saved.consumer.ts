import { type EventOf, recipeSaved } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { FunnelService } from '../analytics/funnel.service.ts';

@Controller()
export class NoteStartWhenRecipeSaved {
  constructor(private readonly funnel: FunnelService) {}

  @Consumes(recipeSaved, 'note-start-when-recipe-saved')
  async note({ data, occurredAt }: EventOf<typeof recipeSaved>): Promise<void> {
    await this.funnel.noteStart(data.memberId, new Date(occurredAt));
  }
}
