import { type EventOf, memberRegistered } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';

@Controller()
export class KeepAuthorWhenRegistered {
  constructor(private readonly authors: AuthorsService) {}

  @Consumes(memberRegistered, 'keep-author-when-registered')
  async keep({ data }: EventOf<typeof memberRegistered>): Promise<void> {
    await this.authors.refresh(data.memberId);
  }
}
