import { Clock } from '@barspoon/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NewsSourcesRepository } from './news-sources.repository.ts';

/** What a new installation reads; admins put others in their places. */
const starters = [
  ['01939c5e-6a00-7000-8000-0000000000e1', 'Imbibe Magazine', 'https://imbibemagazine.com/feed/'],
  ['01939c5e-6a00-7000-8000-0000000000e2', 'PUNCH', 'https://punchdrink.com/feed/'],
  ['01939c5e-6a00-7000-8000-0000000000e3', 'VinePair', 'https://vinepair.com/feed/'],
  [
    '01939c5e-6a00-7000-8000-0000000000e4',
    'The Spirits Business',
    'https://www.thespiritsbusiness.com/feed/',
  ],
  ['01939c5e-6a00-7000-8000-0000000000e5', 'Drinkhacker', 'https://www.drinkhacker.com/feed/'],
  ['01939c5e-6a00-7000-8000-0000000000e6', 'Cocktail Wonk', 'https://cocktailwonk.com/feed'],
] as const;

/** Implements NEWS-04. */
@Injectable()
export class NewsSourcesStarter implements OnModuleInit {
  constructor(
    private readonly sources: NewsSourcesRepository,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const nextReadAt = this.clock.now();
    await this.sources.addMissing(
      starters.map(([_id, name, url], place) => ({
        _id,
        place,
        name,
        url,
        enabled: true,
        articles: [],
        etag: null,
        lastModified: null,
        failures: 0,
        problem: null,
        readAt: null,
        nextReadAt,
        revision: 1,
      })),
    );
  }
}
