import {
  type InputOf,
  type MemberActor,
  settingsInternalRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SettingsService } from './settings.service.ts';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Handles(siteSettingsRoutes.get)
  get() {
    return this.settings.current();
  }

  @Handles(siteSettingsRoutes.revise)
  revise({ body }: InputOf<typeof siteSettingsRoutes.revise>, actor: MemberActor) {
    return this.settings.revise(actor, body.revision, body.settings);
  }

  @Handles(siteSettingsRoutes.versions)
  versions({ query }: InputOf<typeof siteSettingsRoutes.versions>) {
    return this.settings.versions(query);
  }

  @Handles(settingsInternalRoutes.current)
  current() {
    return this.settings.current();
  }
}
