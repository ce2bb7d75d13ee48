import { AnsweringModule } from '@barspoon/messaging';
import { loggingModule } from '@barspoon/platform';
import { OutgoingRequests, reachOf } from '@barspoon/platform/outgoing';
import { type DynamicModule, Module } from '@nestjs/common';
import { type EgressConfig, name } from './config.ts';
import { FeedsService } from './feeds/feeds.service.ts';
import { PagesService } from './pages/pages.service.ts';
import { PushService } from './push/push.service.ts';
import { RecipePagesService } from './recipes/recipe-pages.service.ts';
import { WebController } from './web.controller.ts';

/** Max pages and feeds processed at a time; each is held in memory. */
const maxRequests = 20;

/** Reads the web for others: has no database, asks no other service and hears of no event (ADR 18). */
@Module({})
export class EgressModule {
  static forRoot(config: EgressConfig): DynamicModule {
    return {
      module: EgressModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
        AnsweringModule.forRoot({
          service: name,
          nats: config,
          checkReplies: config.CHECK_REPLIES,
          maxRequests,
        }),
      ],
      controllers: [WebController],
      providers: [
        {
          provide: OutgoingRequests,
          useFactory: () => new OutgoingRequests(reachOf(config.FETCH_ALSO_FROM)),
        },
        FeedsService,
        PagesService,
        PushService,
        RecipePagesService,
      ],
    };
  }
}
