import { type Finding, type MemberActor, roleMay } from '@barspoon/contracts';
import { FollowedSettings } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ModerationRulesRepository } from './moderation-rules.repository.ts';
import { findingsOf } from './rules.ts';
import { TrustService } from './trust.service.ts';

type Author = Pick<MemberActor, 'id'> & Partial<MemberActor>;

/** Whether what a member writes waits for a moderator. Implements BEYOND-100. */
@Injectable()
export class ScreeningService {
  constructor(
    private readonly settings: FollowedSettings,
    private readonly rules: ModerationRulesRepository,
    private readonly trust: TrustService,
  ) {}

  /** @returns why it is held; nothing when it may be shown at once */
  async findingsOf(author: Author, text: string): Promise<Finding[]> {
    return (await this.findingsOfEach(author, [text]))[0] ?? [];
  }

  /** The same for texts that come at once. */
  async findingsOfEach(author: Author, texts: readonly string[]): Promise<Finding[][]> {
    if (!this.settings.current.autoModeration || (author.role && roleMay(author.role, 'staff:moderation')))
      return texts.map(() => []);
    const [{ rules }, writer] = await Promise.all([this.rules.current(), this.trust.of(author.id)]);
    return texts.map((text) => findingsOf(text, rules, writer));
  }
}
