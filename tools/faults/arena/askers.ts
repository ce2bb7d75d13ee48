import { setTimeout as sleep } from 'node:timers/promises';

/** Somebody outside who asks the product for one thing again and again, as a load balancer leads them. */
export interface Asker {
  name: string;
  everyMs: number;
  /** @returns the status of the answer of this gateway */
  ask(gateway: string): Promise<number>;
}

export interface Asked {
  name: string;
  answers: number;
  /** Every answer but 200, with its time. */
  refusals: string[];
}

/**
 * Spreads requests over the gateways that are ready, in turn. A connection that is not accepted is tried elsewhere, as a load
 * balancer does.
 */
export function startAskers(
  askers: readonly Asker[],
  gateways: readonly { url: string; isReady(): Promise<boolean> }[],
): { stop(): Promise<Asked[]> } {
  const stopping = new AbortController();
  let turn = 0;
  const ready = async (): Promise<string> => {
    for (let tries = 0; tries < gateways.length; tries++) {
      const gateway = gateways[turn++ % gateways.length];
      if (gateway && (await gateway.isReady())) return gateway.url;
    }
    return gateways[0]?.url ?? '';
  };
  const running = askers.map(async ({ name, everyMs, ask }): Promise<Asked> => {
    const asked: Asked = { name, answers: 0, refusals: [] };
    while (!stopping.signal.aborted) {
      const status = await ask(await ready()).catch((error: Error & { cause?: { code?: string } }) =>
        error.cause?.code === 'ECONNREFUSED' ? null : (error.cause?.code ?? error.message),
      );
      if (status !== null) asked.answers++;
      if (status !== null && status !== 200) asked.refusals.push(`${new Date().toISOString()} ${status}`);
      await sleep(everyMs);
    }
    return asked;
  });
  return {
    stop: () => {
      stopping.abort();
      return Promise.all(running);
    },
  };
}
