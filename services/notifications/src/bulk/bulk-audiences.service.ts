import {
  type Audience,
  type adminMailRoutes,
  audienceRoutes,
  audienceSampleSize,
  catalogueInternalRoutes,
  type InputOf,
  inventoryInternalRoutes,
  type OutputOf,
  tastesAtOnce,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { decodeCursor, encodeCursor } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { MailingRepository } from '../mailing/mailing.repository.ts';
import { SuppressedAddresses } from '../mailing/suppressed-addresses.ts';

const exceptedAtOnce = 5000;
const suppressedAtOnce = 2000;
/** How many members are listed as a sample. */
const lookedAtForSample = 50;
/** A piece of a count is over well before its request's time is. */
const countMs = 1500;

type CountAmong = (memberIds: string[]) => Promise<{ count: number }>;
type Size = OutputOf<typeof adminMailRoutes.audience>;
type Wanted = { wanted: string[]; unsubscribed: number; suppressed: number };

/** Behind whom more members follow; undefined where these are the last. */
const lastOf = (memberIds: readonly string[], limit: number): string | undefined =>
  memberIds.length === limit ? memberIds.at(-1) : undefined;

/**
 * Whom a bulk mail goes to: of an audience of identity's those who have not unsubscribed and are not suppressed; where that
 * is wanted, those of them alone who like an ingredient or one of its kinds: it is on their bar, they have saved a recipe
 * with it, or rated one with four stars or more. Tastes are looked up when they are needed and kept nowhere. Implements
 * BEYOND-101, ADM-NOTIF-01.
 */
@Injectable()
export class BulkAudiences {
  constructor(
    private readonly mailing: MailingRepository,
    private readonly suppressed: SuppressedAddresses,
    private readonly caller: Caller,
  ) {}

  /**
   * The members of an audience in the order of their ids, and behind whom the next ones begin, if there are any. While
   * some are used the next are asked for already.
   */
  async *pages(audience: Audience, likes: string | null | undefined, after: string, max = Infinity) {
    let memberIds = await this.members(audience, after);
    for (let page = 1; ; page++) {
      const last = lastOf(memberIds, tastesAtOnce);
      const next = last !== undefined && page < max ? this.members(audience, last) : undefined;
      // Whoever takes no more pages does not hear of it.
      next?.catch(() => undefined);
      yield { ...(await this.wantedOf(memberIds, likes)), last };
      if (!next) return;
      memberIds = await next;
    }
  }

  /** @throws DomainError 404 for an ingredient that the vocabulary does not know */
  async assertKnown(ingredient: string): Promise<void> {
    const body = { ingredient, memberIds: [] };
    await this.caller.call(catalogueInternalRoutes.likingAmong, { body }, this.caller.serviceContext());
  }

  /**
   * How many an audience has now, a few of them, and how many of it are left out: the unsubscribed and the suppressed. Who
   * likes something is counted member by member, in pieces of a moment each.
   */
  async count(
    audience: Audience,
    { likes, cursor }: InputOf<typeof adminMailRoutes.audience>['query'],
  ): Promise<Size> {
    const [after] = cursor ? decodeCursor(cursor, ['string']) : [''];
    return likes ? this.countLiking(audience, likes, after) : this.countAll(audience);
  }

  private async countAll(audience: Audience): Promise<Size> {
    const context = this.caller.serviceContext();
    const among = (memberIds: string[]) =>
      this.caller.call(audienceRoutes.among, { body: { audience, memberIds } }, context);
    const [{ count }, unsubscribed, suppressed, { wanted }] = await Promise.all([
      this.caller.call(audienceRoutes.count, { body: { audience, except: [] } }, context),
      this.unsubscribedOf(among),
      this.suppressedOf(among),
      this.members(audience, '', lookedAtForSample).then((some) => this.wantedOf(some, null)),
    ]);
    return {
      count: Math.max(0, count - unsubscribed - suppressed),
      unsubscribed,
      suppressed,
      sample: await this.named(wanted),
      nextCursor: null,
    };
  }

  private async countLiking(audience: Audience, likes: string, from: string): Promise<Size> {
    const until = performance.now() + countMs;
    const size = { count: 0, unsubscribed: 0, suppressed: 0 };
    const first: string[] = [];
    let last: string | undefined;
    for await (const page of this.pages(audience, likes, from)) {
      size.count += page.wanted.length;
      size.unsubscribed += page.unsubscribed;
      size.suppressed += page.suppressed;
      first.push(...page.wanted.slice(0, audienceSampleSize - first.length));
      last = page.last;
      if (performance.now() > until) break;
    }
    const nextCursor = last === undefined ? null : encodeCursor([last]);
    return { ...size, sample: await this.named(first), nextCursor };
  }

  private async members(audience: Audience, after: string, limit = tastesAtOnce): Promise<string[]> {
    const body = { audience, after, limit };
    const { memberIds } = await this.caller.call(audienceRoutes.page, { body }, this.caller.serviceContext());
    return memberIds;
  }

  private async wantedOf(memberIds: string[], likes: string | null | undefined): Promise<Wanted> {
    const meant = likes ? await this.likingAmong(likes, memberIds) : memberIds;
    const [unsubscribed, suppressed] = await Promise.all([
      this.mailing.unsubscribedAmong(meant),
      this.suppressed.among(meant),
    ]);
    const wanted = meant.filter((id) => !unsubscribed.has(id) && !suppressed.has(id));
    return {
      wanted,
      unsubscribed: unsubscribed.size,
      suppressed: meant.length - wanted.length - unsubscribed.size,
    };
  }

  private async likingAmong(ingredient: string, memberIds: string[]): Promise<string[]> {
    const body = { ingredient, memberIds };
    const context = this.caller.serviceContext();
    const answers = await Promise.all([
      this.caller.call(catalogueInternalRoutes.likingAmong, { body }, context),
      this.caller.call(inventoryInternalRoutes.havingAmong, { body }, context),
    ]);
    const liking = new Set(answers.flatMap((answer) => answer.memberIds));
    return memberIds.filter((id) => liking.has(id));
  }

  private async named(members: readonly string[]): Promise<Size['sample']> {
    const memberIds = members.slice(0, audienceSampleSize);
    if (memberIds.length === 0) return [];
    const { readers } = await this.caller.call(
      audienceRoutes.readers,
      { body: { memberIds } },
      this.caller.serviceContext(),
    );
    return readers.map(({ memberId, to }) => ({ memberId, fullName: to.fullName }));
  }

  private async unsubscribedOf(among: CountAmong): Promise<number> {
    let found = 0;
    for (let after = ''; ; ) {
      const memberIds = await this.mailing.unsubscribedAfter(after, exceptedAtOnce);
      if (memberIds.length === 0) return found;
      found += (await among(memberIds)).count;
      after = memberIds.at(-1) ?? '';
    }
  }

  /** Without those who have unsubscribed as well, so that nobody is left out twice. */
  private async suppressedOf(among: CountAmong): Promise<number> {
    let found = 0;
    for (let after = ''; ; ) {
      const { memberIds, last } = await this.suppressed.after(after, suppressedAtOnce);
      if (last === null) return found;
      const unsubscribed = await this.mailing.unsubscribedAmong([...memberIds]);
      const others = [...memberIds].filter((id) => !unsubscribed.has(id));
      if (others.length > 0) found += (await among(others)).count;
      after = last;
    }
  }
}
