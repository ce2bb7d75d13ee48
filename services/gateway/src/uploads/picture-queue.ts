import { picturesBusy, uploadCancelled } from './upload.errors.ts';

/** One at a time: a decoder takes a whole core, and whoever signs in needs one too. */
const maxWaiting = 8;
/** Shorter than a connection may stand still: whoever waits gets an answer, not a closed connection. */
const maxMs = 15_000;

/** Pictures are worked on one after another; few wait, and who has gone is not waited for. */
export class PictureQueue {
  private isBusy = false;
  private readonly waiting = new Set<() => void>();

  /** @param timeoutMs for waiting and work together */
  constructor(private readonly timeoutMs = maxMs) {}

  /**
   * @param work gives up when the signal it is given is aborted
   * @throws DomainError 503 when too many wait already, or when it takes too long; what `work` throws; an error once
   * `gone` is aborted
   */
  async run<T>(work: (signal: AbortSignal) => Promise<T>, gone?: AbortSignal): Promise<T> {
    const late = AbortSignal.timeout(this.timeoutMs);
    const signal = gone ? AbortSignal.any([gone, late]) : late;
    try {
      return await this.inTurn(work, signal);
    } catch (error) {
      throw late.aborted && !gone?.aborted ? picturesBusy() : error;
    }
  }

  private async inTurn<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    await this.enter(signal);
    try {
      if (signal.aborted) throw uploadCancelled();
      return await work(signal);
    } finally {
      this.leave();
    }
  }

  private async enter(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw uploadCancelled();
    if (!this.isBusy) {
      this.isBusy = true;
      return;
    }
    if (this.waiting.size >= maxWaiting) throw picturesBusy();
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.waiting.delete(begin);
        reject(uploadCancelled());
      };
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      this.waiting.add(begin);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  private leave(): void {
    const [next] = this.waiting;
    if (!next) {
      this.isBusy = false;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
