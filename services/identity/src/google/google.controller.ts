import { googleInternalRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { GoogleService } from './google.service.ts';

@Controller()
export class GoogleController {
  constructor(private readonly google: GoogleService) {}

  @Handles(googleInternalRoutes.begin)
  begin({ body }: InputOf<typeof googleInternalRoutes.begin>) {
    return this.google.begin(body);
  }

  @Handles(googleInternalRoutes.finish)
  finish({ body }: InputOf<typeof googleInternalRoutes.finish>) {
    return this.google.finish(body);
  }
}
