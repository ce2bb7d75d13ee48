import { collectionRevised, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AttachedCollectionsService } from '../collections/attached-collections.service.ts';

@Controller()
export class KeepCollectionWhenCollectionRevised {
  constructor(private readonly collections: AttachedCollectionsService) {}

  @Consumes(collectionRevised, 'keep-collection-when-collection-revised')
  async keep({ data }: EventOf<typeof collectionRevised>): Promise<void> {
    await this.collections.follow(data);
  }
}
