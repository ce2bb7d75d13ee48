import { type JobDataOf, readNews, readNewsSource } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { NewsService } from '../news/news.service.ts';

@Injectable()
export class ReadNewsWorker {
  constructor(private readonly news: NewsService) {}

  @Works(readNews)
  readDue(): Promise<void> {
    return this.news.readDue();
  }

  @Works(readNewsSource)
  read({ sourceId }: JobDataOf<typeof readNewsSource>): Promise<void> {
    return this.news.read(sourceId);
  }
}
