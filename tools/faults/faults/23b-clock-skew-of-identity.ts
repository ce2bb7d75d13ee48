import { defineProductFault } from '../fault.ts';

const hour = 3_600_000;
const maxDurationMs = 10 * 60_000;
const unauthorized = 401;

/** When a token says that it ends. */
const endOf = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp * 1000;

export default defineProductFault({
  id: '23b',
  name: 'the clock of identity is an hour ahead, then behind: no token opens anything for longer than 10 minutes',
  invariants: ['I1', 'I3', 'I6'],
  ci: false,
  replicas: {},
  lastsMs: { full: 150_000, short: 15_000 },
  async strike(arena) {
    const [identity] = arena.of('identity');
    if (!identity) throw new Error('there is no identity');
    for (const shift of [hour, -hour]) {
      arena.moreEnv = { identity: { CLOCK_SHIFT_MS: String(shift) } };
      await arena.replace(identity);
      const member = await arena.signIn();
      const status = await arena.statusFor(member);
      const leftMs = endOf(member.token) - Date.now();
      if (status !== unauthorized && leftMs > maxDurationMs)
        throw new Error(`a token of ${Math.round(leftMs / 60_000)} minutes was taken (${status})`);
    }
    arena.moreEnv = {};
    await arena.replace(identity);
  },
});
