import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository.ts';

/** Says how an installation without an admin gets its first one. Nobody becomes one by a password of ours. */
@Injectable()
export class FirstAdminNotice implements OnApplicationBootstrap {
  private readonly log = new Logger(FirstAdminNotice.name);

  constructor(private readonly accounts: AccountsRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.accounts.hasAdmin()) return;
    this.log.warn('There is no admin yet. Make one: npm run user -- create <email> --role admin');
  }
}
