import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Entry, type LoadPlan, planEntries } from './entries.ts';

/** What the generator is told, as JSON in its only argument. */
export interface LedgerLoad extends LoadPlan {
  /** Where the replicas answer. */
  targets: string[];
  perSecond: number;
  journal: string;
  /** Gives up an entry that was not acknowledged after so long. */
  patienceMs: number;
}

/** A line of the journal: what became of an entry. */
export interface Journalled extends Entry {
  /** The version it was acknowledged with; null when it never was. */
  version: number | null;
  tries: number;
  /** The longest that one try took. */
  longestMs: number;
  /** Answers other than 200, by status or by what became of the connection. */
  refusals: Record<string, number>;
}

const answerMs = 15_000;

/** Asks for every entry at its time, and again under the same key until it is acknowledged. */
async function run(load: LedgerLoad): Promise<void> {
  const journal = createWriteStream(load.journal);
  const entries = planEntries(load);
  const began = performance.now();
  let acknowledged = 0;
  const report = setInterval(() => console.log(`${acknowledged} of ${entries.length}`), 1000);
  await Promise.all(
    entries.map(async (entry, at) => {
      await sleep(Math.max(0, (at * 1000) / load.perSecond - (performance.now() - began)));
      const line = await obtain(entry, at, load);
      if (line.version !== null) acknowledged++;
      journal.write(`${JSON.stringify(line)}\n`);
    }),
  );
  clearInterval(report);
  await new Promise<void>((resolve) => journal.end(resolve));
  console.log(`${acknowledged} of ${entries.length}`);
}

async function obtain(entry: Entry, at: number, load: LedgerLoad): Promise<Journalled> {
  const line: Journalled = { ...entry, version: null, tries: 0, longestMs: 0, refusals: {} };
  const end = performance.now() + load.patienceMs;
  while (performance.now() < end) {
    const target = load.targets[(at + line.tries) % load.targets.length] as string;
    line.tries++;
    const began = performance.now();
    const { kind, version } = await ask(target, entry);
    line.longestMs = Math.max(line.longestMs, Math.round(performance.now() - began));
    if (version !== undefined) return { ...line, version };
    line.refusals[kind] = (line.refusals[kind] ?? 0) + 1;
    await sleep(Math.min(100 * line.tries, 500));
  }
  return line;
}

async function ask(target: string, entry: Entry): Promise<{ kind: string; version?: number }> {
  try {
    const answer = await fetch(`${target}/entries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
      signal: AbortSignal.timeout(answerMs),
    });
    const body = (await answer.json()) as { version?: number };
    return answer.status === 200 ? { kind: '200', version: body.version } : { kind: String(answer.status) };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { kind: cause?.code ?? name };
  }
}

await run(JSON.parse(process.argv[2] ?? '{}') as LedgerLoad);
