import { type InputOf, identityInternalRoutes as internal } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AccountsService } from './accounts.service.ts';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
  ) {}

  @Handles(internal.signUp)
  signUp({ body }: InputOf<typeof internal.signUp>) {
    return this.accounts.signUp(body);
  }

  @Handles(internal.signIn)
  signIn({ body }: InputOf<typeof internal.signIn>) {
    return this.accounts.signIn(body);
  }

  @Handles(internal.refresh)
  refresh({ body }: InputOf<typeof internal.refresh>) {
    return this.sessions.renew(body.refreshToken, body.device);
  }

  @Handles(internal.cookieHolder)
  async cookieHolder({ body }: InputOf<typeof internal.cookieHolder>) {
    return { role: await this.sessions.roleOfHolder(body.refreshToken) };
  }

  @Handles(internal.signOut)
  async signOut({ body }: InputOf<typeof internal.signOut>) {
    await this.sessions.end(body.refreshToken);
    return { done: true as const };
  }

  @Handles(internal.recentStandings)
  recentStandings({ query }: InputOf<typeof internal.recentStandings>) {
    return this.accounts.recentStandings(new Date(query.since));
  }

  @Handles(internal.memberRecord)
  memberRecord({ query }: InputOf<typeof internal.memberRecord>) {
    return this.accounts.recordOf(query.memberId);
  }

  @Handles(internal.ensureMember)
  ensureMember({ body }: InputOf<typeof internal.ensureMember>) {
    return this.accounts.ensure(body);
  }

  @Handles(internal.passwordLink)
  passwordLink({ body }: InputOf<typeof internal.passwordLink>) {
    return this.accounts.passwordLink(body.email);
  }

  @Handles(internal.changeMember)
  changeMember({ body }: InputOf<typeof internal.changeMember>) {
    return this.accounts.changeByOperator(body);
  }
}
