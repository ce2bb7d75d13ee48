import { isStaff } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../settings/settings.service.ts';
import type { AccountRow } from './account.schema.ts';

/** Who needs a second factor. Implements BEYOND-224. */
@Injectable()
export class FactorNeeds {
  constructor(private readonly settings: SettingsService) {}

  /** When the console closes, or closed, to one of the staff without one; null for everybody else. */
  async dueOf({ role, secondFactorSince, staffFrom, createdAt }: AccountRow): Promise<Date | null> {
    if (!isStaff(role) || secondFactorSince) return null;
    return this.settings.secondFactorDue(staffFrom ?? createdAt);
  }
}
