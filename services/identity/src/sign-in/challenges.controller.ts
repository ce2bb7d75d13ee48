import {
  type Actor,
  challengeMailRoutes,
  challengeRoutes,
  type InputOf,
  identityInternalRoutes as internal,
  type MemberActor,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ChallengeMailsService } from '../challenges/challenge-mails.service.ts';
import { ChallengesService } from '../challenges/challenges.service.ts';
import { LinksService } from './links.service.ts';

const done = { done: true as const };

@Controller()
export class ChallengesController {
  constructor(
    private readonly challenges: ChallengesService,
    private readonly links: LinksService,
    private readonly mails: ChallengeMailsService,
  ) {}

  @Handles(challengeRoutes.sendVerification)
  async sendVerification({ body }: InputOf<typeof challengeRoutes.sendVerification>) {
    await this.challenges.askByAddress('verify-email', body.email);
    return done;
  }

  @Handles(challengeRoutes.forgotPassword)
  async forgotPassword({ body }: InputOf<typeof challengeRoutes.forgotPassword>) {
    await this.challenges.askByAddress('reset-password', body.email);
    return done;
  }

  @Handles(challengeRoutes.changeEmail)
  async changeEmail({ body }: InputOf<typeof challengeRoutes.changeEmail>, actor: MemberActor) {
    await this.challenges.askForNewEmail(actor, body);
    return done;
  }

  @Handles(challengeRoutes.checkLink)
  checkLink({ body }: InputOf<typeof challengeRoutes.checkLink>) {
    return this.links.check(body.token);
  }

  @Handles(challengeRoutes.confirmEmail)
  confirmEmail({ body }: InputOf<typeof challengeRoutes.confirmEmail>, opener: Actor) {
    return this.links.confirmEmail(opener, body.token);
  }

  @Handles(internal.resetPassword)
  resetPassword({ body }: InputOf<typeof internal.resetPassword>) {
    return this.links.resetPassword(body);
  }

  @Handles(challengeMailRoutes.link)
  link({ body }: InputOf<typeof challengeMailRoutes.link>) {
    return this.mails.linkOf(body.challengeId);
  }

  @Handles(challengeMailRoutes.addressee)
  addressee({ body }: InputOf<typeof challengeMailRoutes.addressee>) {
    return this.mails.addressee(body);
  }
}
