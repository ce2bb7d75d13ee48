import { type EventOf, memberStandingChanged } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';

@Controller()
export class KeepAuthorWhenStandingChanged {
  constructor(private readonly authors: AuthorsService) {}

  @Consumes(memberStandingChanged, 'keep-author-when-standing-changed')
  async keep({ data }: EventOf<typeof memberStandingChanged>): Promise<void> {
    await this.authors.refresh(data.memberId);
  }
}
