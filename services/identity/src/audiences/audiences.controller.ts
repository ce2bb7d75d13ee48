import { audienceRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AudiencesService } from './audiences.service.ts';

@Controller()
export class AudiencesController {
  constructor(private readonly audiences: AudiencesService) {}

  @Handles(audienceRoutes.count)
  count({ body }: InputOf<typeof audienceRoutes.count>) {
    return this.audiences.count(body);
  }

  @Handles(audienceRoutes.among)
  among({ body }: InputOf<typeof audienceRoutes.among>) {
    return this.audiences.among(body);
  }

  @Handles(audienceRoutes.page)
  page({ body }: InputOf<typeof audienceRoutes.page>) {
    return this.audiences.page(body);
  }

  @Handles(audienceRoutes.holder)
  holder({ body }: InputOf<typeof audienceRoutes.holder>) {
    return this.audiences.holder(body);
  }

  @Handles(audienceRoutes.readers)
  readers({ body }: InputOf<typeof audienceRoutes.readers>) {
    return this.audiences.readers(body);
  }
}
