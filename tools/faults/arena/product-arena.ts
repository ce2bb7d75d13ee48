import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { barItemRoutes, identityInternalRoutes, inventoryInternalRoutes } from '@barspoon/contracts';
import { withServices } from '../../command.ts';
import { libraryFolder, loadLibrary } from '../../library/load.ts';
import { tokenKeys } from '../../stack/stack/keys.ts';
import { SERVICES } from '../../stack/stack/services.ts';
import type { Violation } from '../fault.ts';
import { readJournal } from '../load/journal.ts';
import { barLagOf } from '../verify/bar-facts.ts';
import type { Stores } from '../verify/stores.ts';
import { Arena, type ArenaOptions, type Load, violation } from './arena.ts';
import type { Line } from './line.ts';
import type { Replica } from './replica.ts';

/** How many replicas of each service; one where nothing is said. */
export type ProductShape = Partial<Record<(typeof SERVICES)[number]['name'], number>>;

interface Member {
  id: string;
  token: string;
}

const timeoutMs = 120_000;
const password = 'a long night out';
const headersOf = ({ token }: Member) => ({ authorization: `Bearer ${token}` });

/** The whole product, each service in processes of its own: members fill their bars through the gateways. */
export class ProductArena extends Arena {
  members: Member[] = [];
  protected readonly what = 'bars';
  private items: string[] = [];

  private constructor(options: ArenaOptions, line: Line | undefined) {
    super(options, line);
  }

  static async open(options: ArenaOptions, shape: ProductShape): Promise<ProductArena> {
    const arena = new ProductArena(options, await Arena.lineOf(options));
    const keys = tokenKeys(join(options.dir, 'keys'));
    for (const { name } of SERVICES)
      for (let at = 1; at <= (shape[name] ?? 1); at++)
        await arena.addReplica(name, at, {
          ACCESS_TOKEN_PRIVATE_KEY_FILE: keys.privateKeyFile,
          ACCESS_TOKEN_PUBLIC_KEY_FILE: keys.publicKeyFile,
          // Nobody listens there: no letter leaves this machine.
          SMTP_URL: 'smtp://127.0.0.1:9',
          UPLOADS_DIR: join(options.dir, 'uploads'),
          WEB_DIR: join(options.dir, 'no-web'),
          ADMIN_DIR: join(options.dir, 'no-admin'),
          READS_PER_MINUTE: '1000000',
          WRITES_PER_MINUTE: '1000000',
          CREDENTIALS_PER_MINUTE: '1000000',
          UPLOADS_PER_MINUTE: '1000000',
        });
    return arena;
  }

  get gateways(): Replica[] {
    return this.of('gateway');
  }

  /** Bottles to choose from, and members who have signed in. */
  override async prepare(): Promise<void> {
    const count = this.times({ full: 100, short: 20 });
    const perMember = Math.ceil(this.options.events / count);
    const items = loadLibrary(libraryFolder).barItems.slice(0, perMember);
    const emails = Array.from({ length: count }, (_, at) => `m${at}@example.com`);
    await withServices(
      'faults',
      async ({ ask }) => {
        await ask(inventoryInternalRoutes.seedItems, { body: { items } });
        for (const email of emails)
          await ask(identityInternalRoutes.ensureMember, { body: { email, password, fullName: 'Ada' } });
      },
      { NATS_URL: this.servers.nats.url },
    );
    for (const email of emails) this.members.push(await patiently(() => this.signIn(email)));
    const [first] = this.members;
    if (first) this.items = (await this.list(first, { limit: '100' })).map(({ id }) => id);
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

  /** How the gateway answers whoever brings this token. */
  async statusFor(member: Member): Promise<number> {
    const address = `${this.gateways[0]?.url}/api/v1/me/matches`;
    return (await fetch(address, { headers: headersOf(member) })).status;
  }

  /** Everything acknowledged stands in the list its member sees. */
  override async readBack(): Promise<Violation[]> {
    const acknowledged = readJournal(this.journal).filter((line) => line.acknowledged);
    const missing: Violation[] = [];
    for (const member of this.members) {
      const seen = new Set((await this.list(member, { owned: 'true', limit: '100' })).map(({ id }) => id));
      for (const { key } of acknowledged) {
        const [id, item] = key.split('/') as [string, string];
        if (id === member.id && !seen.has(item))
          missing.push(violation('I6', `${key} was acknowledged and its member does not see it`));
      }
    }
    return missing;
  }

  protected planLoad(): Load {
    const { events, perSecond } = this.options;
    const { members, items } = this;
    const targets = this.gateways.map(({ url }) => url);
    return { program: 'load/bar-load.ts', input: { events, members, items, targets, perSecond, timeoutMs } };
  }

  protected async isQuiet(stores: Stores): Promise<boolean> {
    return (await barLagOf(stores)) === 0;
  }

  private async list(member: Member, query: Record<string, string>): Promise<{ id: string }[]> {
    const items: { id: string }[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const search = new URLSearchParams({ ...query, ...(cursor && { cursor }) });
      const address = `${this.gateways[0]?.url}/api/v1${barItemRoutes.list.path}?${search}`;
      const answer = await fetch(address, { headers: headersOf(member) });
      if (!answer.ok) throw new Error(`the list was answered with ${answer.status}`);
      const page = (await answer.json()) as { items: { id: string }[]; nextCursor: string | null };
      items.push(...page.items);
      cursor = page.nextCursor;
    }
    return items;
  }
}

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
