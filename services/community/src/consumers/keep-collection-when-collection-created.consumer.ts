import { collectionCreated, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AttachedCollectionsService } from '../collections/attached-collections.service.ts';

@Controller()
export class KeepCollectionWhenCollectionCreated {
  constructor(private readonly collections: AttachedCollectionsService) {}

  @Consumes(collectionCreated, 'keep-collection-when-collection-created')
  async keep({ data }: EventOf<typeof collectionCreated>): Promise<void> {
    await this.collections.follow(data);
  }
}
