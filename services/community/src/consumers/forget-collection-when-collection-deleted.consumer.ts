import { collectionDeleted, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AttachedCollectionsService } from '../collections/attached-collections.service.ts';

@Controller()
export class ForgetCollectionWhenCollectionDeleted {
  constructor(private readonly collections: AttachedCollectionsService) {}

  @Consumes(collectionDeleted, 'forget-collection-when-collection-deleted')
  async forget({ data }: EventOf<typeof collectionDeleted>): Promise<void> {
    await this.collections.forget(data);
  }
}
