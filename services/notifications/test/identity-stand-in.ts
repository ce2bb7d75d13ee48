import {
  type ChallengePurpose,
  challengeIssued,
  challengeMailRoutes,
  type EventDefinition,
  type OutputOf,
  type Route,
} from '@barspoon/contracts';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { newId } from '@barspoon/platform/ids';
import { publishEvent } from '@barspoon/testing';

type Nats = Awaited<ReturnType<typeof connectToNats>>;
type LinkMail = NonNullable<OutputOf<typeof challengeMailRoutes.link>['mail']>;

/** Answers and tells what identity would, over the real NATS; no service may import another. */
export class IdentityStandIn {
  /** What each challenge's mail is to say; none for those that are no longer due. */
  readonly links = new Map<string, LinkMail>();
  readonly members = new Map<string, { email: string; fullName: string }>();
  readonly #nats: Nats;

  private constructor(nats: Nats) {
    this.#nats = nats;
    this.#answer(challengeMailRoutes.link, ({ challengeId = '' }) => ({
      mail: this.links.get(challengeId) ?? null,
    }));
    this.#answer(challengeMailRoutes.addressee, ({ memberId = '' }) => ({
      to: this.members.get(memberId) ?? null,
    }));
  }

  static async open(env: NodeJS.ProcessEnv): Promise<IdentityStandIn> {
    return new IdentityStandIn(await connectToNats(env, 'identity', { as: OPERATOR }));
  }

  close(): Promise<void> {
    return this.#nats.close();
  }

  /** Issues a challenge; its address is its own, so that a test finds its mails. */
  async issues(purpose: ChallengePurpose, more: Partial<LinkMail> = {}, fullName = 'Ada Coleman') {
    const challengeId = newId();
    const email = `${newId()}@example.com`;
    this.links.set(challengeId, {
      purpose,
      to: { email, fullName },
      token: `${challengeId}.${'A'.repeat(43)}`,
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      formerEmail: null,
      ...more,
    });
    await this.tell(challengeIssued, { challengeId, purpose });
    return { challengeId, email };
  }

  /** Publishes an event and waits until it is kept. */
  tell(event: EventDefinition, data: unknown, id?: string): Promise<void> {
    return publishEvent(this.#nats, event, data, id);
  }

  #answer(route: Route, reply: (body: Record<string, string | undefined>) => unknown): void {
    this.#nats.subscribe(route.subject, {
      callback: (_, message) => {
        const { body } = message.json<{ body: Record<string, string> }>();
        message.respond(JSON.stringify(reply(body)));
      },
    });
  }
}
