import { type EventOf, profileChanged } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';

@Controller()
export class KeepAuthorWhenProfileChanged {
  constructor(private readonly authors: AuthorsService) {}

  @Consumes(profileChanged, 'keep-author-when-profile-changed')
  async keep({ data }: EventOf<typeof profileChanged>): Promise<void> {
    await this.authors.refresh(data.memberId);
  }
}
