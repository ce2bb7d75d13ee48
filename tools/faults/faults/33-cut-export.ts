import { tableFileRoutes } from '@barspoon/contracts';
import { adminEmail, makeReaders } from '../arena/mail-drill.ts';
import type { ProductArena } from '../arena/product-arena.ts';
import { defineProductFault } from '../fault.ts';
import type { Violation } from '../violation.ts';
import { violation } from '../violation.ts';

/** Reads an export to its end; `onBegin` is called with its first bytes. @returns null when it broke off */
async function exported(
  arena: ProductArena,
  token: string,
  onBegin: (giveUp: AbortController) => void,
): Promise<string | null> {
  const giveUp = new AbortController();
  try {
    const answer = await fetch(
      `${arena.gateways[0]?.url}/api/v1${tableFileRoutes.export.path.replace(':table', 'profiles')}`,
      {
        headers: { authorization: `Bearer ${token}` },
        signal: giveUp.signal,
      },
    );
    if (!answer.ok || !answer.body) return null;
    const pieces: Uint8Array[] = [];
    for await (const piece of answer.body) {
      if (pieces.length === 0) onBegin(giveUp);
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
  } catch {
    return null;
  }
}

function missingIn(file: string, ids: readonly string[]): Violation[] {
  try {
    const rows = JSON.parse(file) as { id: string }[];
    const found = new Set(rows.map(({ id }) => id));
    const missing = ids.filter((id) => !found.has(id)).length;
    return missing ? [violation('I6', `an export that ended well lacks ${missing} rows`)] : [];
  } catch {
    return [violation('I6', 'an export that ended well is no JSON')];
  }
}

export default defineProductFault({
  id: '33',
  name: 'an export is cut by its reader, and by kill -9 of its service, 5 times each: what ends well is whole, and the next one is',
  invariants: ['I6'],
  ci: false,
  replicas: {},
  lastsMs: { full: 60_000, short: 30_000 },
  shortEvents: 60,
  settleMs: 60_000,
  async strike(arena) {
    const { db } = await arena.stores();
    const { ids } = await makeReaders(arena, db('identity'), arena.times({ full: 50_000, short: 20_000 }));
    const { token } = await arena.signIn(adminEmail);
    const wrong: Violation[] = [];
    let broken = 0;
    for (let round = 0; round < arena.times({ full: 5, short: 2 }); round++) {
      await exported(arena, token, (giveUp) => giveUp.abort());
      const file = await exported(arena, token, () => arena.of('identity')[0]?.signal('SIGKILL'));
      if (file === null) broken += 1;
      else wrong.push(...missingIn(file, ids));
      await arena.wait(3000);
      let whole: string | null = null;
      for (let attempt = 0; attempt < 20 && whole === null; attempt++) {
        whole = await exported(arena, token, () => undefined);
        if (whole === null) await arena.wait(1000);
      }
      wrong.push(
        ...(whole === null ? [violation('I6', 'no export came after one was cut')] : missingIn(whole, ids)),
      );
    }
    if (broken === 0) wrong.push(violation('fault', 'no export was cut by the death of its service'));
    return wrong;
  },
});
