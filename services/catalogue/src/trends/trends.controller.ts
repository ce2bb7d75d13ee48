import { adminTrendRoutes, type InputOf, trendInternalRoutes, trendRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { TrendReadingService } from './trend-reading.service.ts';
import { TrendsService } from './trends.service.ts';

@Controller()
export class TrendsController {
  constructor(
    private readonly trends: TrendsService,
    private readonly reading: TrendReadingService,
  ) {}

  @Handles(trendRoutes.list)
  list({ query }: InputOf<typeof trendRoutes.list>) {
    return this.reading.list(query.window);
  }

  @Handles(adminTrendRoutes.list)
  reasons({ query }: InputOf<typeof adminTrendRoutes.list>) {
    return this.reading.reasons(query.window);
  }

  @Handles(adminTrendRoutes.get)
  detail({ params }: InputOf<typeof adminTrendRoutes.get>) {
    return this.reading.detail(params.id);
  }

  @Handles(adminTrendRoutes.calculate)
  calculate() {
    return this.trends.calculate();
  }

  @Handles(trendInternalRoutes.rebuild)
  rebuild() {
    return this.trends.replay();
  }
}
