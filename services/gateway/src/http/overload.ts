import { Injectable } from '@nestjs/common';

/** What a turn of the event loop may spend on pages before it refuses further ones. */
const maxTurnMs = 20;
/** So many are admitted in a turn however slow it is: few are not what makes it late. */
const minPerTurn = 16;

const apiDocuments = ['/api/openapi.json', '/api/asyncapi.json'];
/** Documents of pages, bitmaps and the documents of the API: what can be asked for again, and is not what others wait for. */
const canWait = (path: string): boolean =>
  apiDocuments.includes(path) ||
  (path.startsWith('/pictures/') && path.endsWith('.png')) ||
  (!/\.[a-z0-9]+$/i.test(path) &&
    !/^\/(api|uploads|pictures|socket\.io|livez|readyz|metrics)(\/|$)/.test(path));

/**
 * Admits as many pages and bitmaps as the event loop can answer and refuses the others at once, before anything is done
 * for them, so that health, signing in and the reads of others do not wait behind them. One turn of the event loop meets
 * all requests that have arrived during the one before: a turn that takes long admits no more, so that the next one comes
 * soon. Security check 69.
 */
@Injectable()
export class Overload {
  private turn: { began: number; admitted: number } | undefined;

  /** Whether a request is refused now. */
  refuses(method: string | undefined, url: string): boolean {
    if (method !== 'GET' || !canWait(url.split('?', 1)[0] ?? '')) return false;
    const turn = this.currentTurn();
    if (turn.admitted >= minPerTurn && performance.now() - turn.began > maxTurnMs) return true;
    turn.admitted += 1;
    return false;
  }

  private currentTurn() {
    if (this.turn) return this.turn;
    // Comes once all requests that are there have been met.
    setImmediate(() => {
      this.turn = undefined;
    });
    this.turn = { began: performance.now(), admitted: 0 };
    return this.turn;
  }
}
