import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { leaderboardRoutes, type OutputOf } from '@barspoon/contracts';
import type { Launched } from '@barspoon/servers/process/launch';
import { startPart } from '@barspoon/servers/process/part';
import { SERVICES } from '@barspoon/servers/services';
import { withServices } from '../../command.ts';
import { type Act, acts, keyOf } from '../../load/acts.ts';
import { ROOT } from '../../stack/boot/boot.mjs';
import { tokenKeys } from '../../stack/stack/keys.ts';
import { mailPart } from '../../stack/stack/mail-part.ts';
import { readJournal } from '../load/journal.ts';
import { productLagOf } from '../verify/product-facts.ts';
import type { Stores } from '../verify/stores.ts';
import type { Violation } from '../violation.ts';
import { violation } from '../violation.ts';
import { Arena, type ArenaOptions, type Load } from './arena.ts';
import type { Line } from './line.ts';
import { password, prepareSetting, type Setting } from './product-setting.ts';
import type { Replica } from './replica.ts';

/** How many replicas of each service; one where nothing is said. */
export type ProductShape = Partial<Record<(typeof SERVICES)[number]['name'], number>>;

interface Member {
  id: string;
  token: string;
}

const timeoutMs = 120_000;
const settledMs = 60_000;
const inboxStopMs = 5000;
const headersOf = ({ token }: Member) => ({ authorization: `Bearer ${token}` });

/** The whole product, each service in processes of its own: members do through the gateways whatever `acts` names. */
export class ProductArena extends Arena {
  members: Member[] = [];
  protected readonly what = 'product';
  private readonly inbox: Launched;
  private setting: Setting | undefined;

  private constructor(options: ArenaOptions, line: Line | undefined, inbox: Launched) {
    super(options, line);
    this.inbox = inbox;
  }

  static async open(options: ArenaOptions, shape: ProductShape): Promise<ProductArena> {
    const { dir } = options;
    const mail = await mailPart({
      root: ROOT,
      dataDir: dir,
      logs: join(dir, 'logs'),
      defaultPorts: false,
      diesWithUs: true,
    });
    const arena = new ProductArena(options, await Arena.lineOf(options), await startPart(mail));
    const keys = tokenKeys(join(dir, 'keys'));
    for (const { name } of SERVICES)
      for (let at = 1; at <= (shape[name] ?? 1); at++)
        await arena.addReplica(name, at, {
          ACCESS_TOKEN_PRIVATE_KEY_FILE: keys.privateKeyFile,
          ACCESS_TOKEN_PUBLIC_KEY_FILE: keys.publicKeyFile,
          SMTP_URL: mail.smtpUrl,
          UPLOADS_DIR: join(dir, 'uploads'),
          WEB_DIR: join(dir, 'no-web'),
          ADMIN_DIR: join(dir, 'no-admin'),
          READS_PER_MINUTE: '1000000',
          PAGES_PER_MINUTE: '1000000',
          FILES_PER_MINUTE: '1000000',
          DRAWINGS_PER_MINUTE: '1000000',
          WRITES_PER_MINUTE: '1000000',
          CREDENTIALS_PER_MINUTE: '1000000',
          UPLOADS_PER_MINUTE: '1000000',
        });
    return arena;
  }

  get gateways(): Replica[] {
    return this.of('gateway');
  }

  /** Where guests order what is in one bottle alone. */
  get lastBottle(): Setting['lastBottle'] {
    if (!this.setting) throw new Error('nothing is prepared yet');
    return this.setting.lastBottle;
  }

  /** What can be acted on, and members who have signed in. */
  override async prepare(): Promise<void> {
    const count = this.times({ full: 100, short: 20 });
    const each = Math.ceil(this.options.events / acts.length / count);
    const emails = Array.from({ length: count }, (_, at) => `m${at}@example.com`);
    this.setting = await withServices('faults', (services) => prepareSetting(services, emails, each), {
      NATS_URL: this.backing.nats.ownUrl,
    });
    for (const email of emails) this.members.push(await patiently(() => this.signIn(email)));
    if ((await this.settle(settledMs)) === null) throw new Error('what was prepared did not settle');
  }

  /** @throws Error when the gateway refuses */
  async signIn(email = 'm0@example.com'): Promise<Member> {
    const answer = await fetch(`${this.gateways[0]?.url}/api/v1/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
      body: JSON.stringify({ email, password }),
    });
    if (!answer.ok) throw new Error(`signing in as ${email} was answered with ${answer.status}`);
    const { accessToken, user } = (await answer.json()) as { accessToken: string; user: { id: string } };
    return { id: user.id, token: accessToken };
  }

  /** Signs everybody in again whose tokens are no longer accepted. */
  async signInAgain(): Promise<void> {
    for (const at of this.members.keys()) this.members[at] = await this.signIn(`m${at}@example.com`);
  }

  /** How the gateway answers whoever brings this token. */
  async statusFor(member: Member): Promise<number> {
    const address = `${this.gateways[0]?.url}/api/v1/me/matches`;
    return (await fetch(address, { headers: headersOf(member) })).status;
  }

  /** Everything acknowledged stands in what its member sees, and boards show the points they have. */
  override async readBack(): Promise<Violation[]> {
    const wrong: Violation[] = [];
    const acknowledged = new Set(
      readJournal(this.journal).flatMap((line) => (line.acknowledged ? [line.key] : [])),
    );
    for (const member of this.members) {
      for (const { kind, shown } of acts) {
        const own = `${kind} ${member.id}/`;
        const due = [...acknowledged].filter((key) => key.startsWith(own));
        if (!shown || due.length === 0) continue;
        const seen = new Set(
          (await this.targetsShownTo(member, shown)).map((target) => keyOf(kind, member.id, target)),
        );
        for (const key of due)
          if (!seen.has(key))
            wrong.push(violation('I6', `${key} was acknowledged and its member does not see it`));
      }
    }
    return [...wrong, ...(await this.wrongOnBoards())];
  }

  override async close(): Promise<void> {
    await this.inbox.stop(inboxStopMs);
    await super.close();
  }

  protected planLoad(): Load {
    const { events, perSecond } = this.options;
    const { members, setting } = this;
    const targets = this.gateways.map(({ url }) => url);
    return {
      program: 'load/product-load.ts',
      input: { plan: { ...setting, events, members }, targets, perSecond, timeoutMs },
    };
  }

  protected async isQuiet(stores: Stores): Promise<boolean> {
    return (await productLagOf(stores)) === 0;
  }

  private async targetsShownTo(member: Member, { path, targets }: NonNullable<Act['shown']>) {
    const found: string[] = [];
    for (let cursor: string | null | undefined = ''; typeof cursor === 'string'; ) {
      const more = cursor && `${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
      const page: { nextCursor?: string | null } = await this.read(
        `${path.replace(':member', member.id)}${more}`,
        member,
      );
      found.push(...targets(page));
      cursor = page.nextCursor;
    }
    return found;
  }

  /** Members whose points the leaderboard knows differently than they themselves. */
  private async wrongOnBoards(): Promise<Violation[]> {
    const onBoard = new Map<string, number>();
    for (let offset = 0; ; offset += 100) {
      const path = `${leaderboardRoutes.get.path}?limit=100&offset=${offset}`;
      const { items } = await this.read<Board>(path);
      for (const { userId, totalPoints } of items) onBoard.set(userId, totalPoints);
      if (items.length < 100) break;
    }
    const wrong: Violation[] = [];
    for (const member of this.members) {
      const { totalPoints } = await this.read<{ totalPoints: number }>('/me/points', member);
      const shown = onBoard.get(member.id) ?? 0;
      if (shown !== totalPoints)
        wrong.push(violation('I6', `${member.id} has ${totalPoints} points and ${shown} on the leaderboard`));
    }
    return wrong;
  }

  private async read<T>(path: string, member?: Member): Promise<T> {
    const answer = await fetch(`${this.gateways[0]?.url}/api/v1${path}`, {
      ...(member && { headers: headersOf(member) }),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return (await answer.json()) as T;
  }
}

type Board = OutputOf<typeof leaderboardRoutes.get>;

/** Before anything is broken a machine with much else to do may still refuse somebody. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (tries === 10) throw error;
      await sleep(1000);
    }
}
