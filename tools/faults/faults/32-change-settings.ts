import { type MemberActor, recipeRoutes, siteSettingsRoutes } from '@barspoon/contracts';
import { withServices } from '../../command.ts';
import type { ProductArena } from '../arena/product-arena.ts';
import { defineProductFault } from '../fault.ts';
import type { Violation } from '../violation.ts';
import { violation } from '../violation.ts';

/** Settings act everywhere within so long (BEYOND-99). */
const actsWithinMs = 30_000;
const admin: MemberActor = {
  kind: 'member',
  id: '01939c5e-6a00-7000-8000-0000000000fa',
  role: 'admin',
  granted: true,
  sessionId: 'faults',
};

async function setGuestBrowsing(arena: ProductArena, allowGuestBrowsing: boolean): Promise<void> {
  await withServices(
    'faults',
    async ({ ask }) => {
      const { revision, settings } = await ask(siteSettingsRoutes.get, {}, admin);
      await ask(
        siteSettingsRoutes.revise,
        { body: { revision, settings: { ...settings, allowGuestBrowsing } } },
        admin,
      );
    },
    { NATS_URL: arena.servers.nats.url },
  );
}

/** Whether every gateway lets visitors in, or none, as the settings say. */
async function wrongGateways(arena: ProductArena, areGuestsIn: boolean): Promise<Violation[]> {
  const expected = areGuestsIn ? 200 : 401;
  const end = performance.now() + actsWithinMs;
  const answers = () =>
    Promise.all(
      arena.gateways.map(async ({ name, url }) => {
        const { status } = await fetch(`${url}/api/v1${recipeRoutes.list.path}`).catch(() => ({ status: 0 }));
        return { name, status };
      }),
    );
  let found = await answers();
  while (found.some(({ status }) => status !== expected) && performance.now() < end) {
    await arena.wait(250);
    found = await answers();
  }
  return found
    .filter(({ status }) => status !== expected)
    .map(({ name, status }) =>
      violation(
        'I4',
        `${name} answers a visitor with ${status} ${actsWithinMs / 1000} s after the settings said ${expected}`,
      ),
    );
}

export default defineProductFault({
  id: '32',
  name: 'settings change 5 times while both gateways are killed one after the other: each acts on every gateway within 30 s',
  invariants: ['I4'],
  ci: false,
  replicas: { gateway: 2 },
  lastsMs: { full: 60_000, short: 30_000 },
  shortEvents: 60,
  async strike(arena) {
    const wrong: Violation[] = [];
    for (let round = 0; round < arena.times({ full: 5, short: 2 }); round++)
      for (const areGuestsIn of [false, true]) {
        const [first, second] = arena.pick(0, 1) ? arena.gateways : arena.gateways.toReversed();
        first?.signal('SIGKILL');
        await setGuestBrowsing(arena, areGuestsIn);
        second?.signal('SIGKILL');
        wrong.push(...(await wrongGateways(arena, areGuestsIn)));
      }
    return wrong;
  },
});
