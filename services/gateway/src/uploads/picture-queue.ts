import { picturesBusy, uploadCancelled } from './upload.errors.ts';

/** One at a time: a decoder takes a whole core, and whoever signs in needs one too. */
const maxWaiting = 8;

/** Pictures are worked on one after another; few wait, and who has gone is not waited for. */
export class PictureQueue {
  private isBusy = false;
  private readonly waiting = new Set<() => void>();

  /** @throws DomainError 503 when too many wait already; what `work` throws; an error once `signal` is aborted */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.enter(signal);
    try {
      if (signal?.aborted) throw uploadCancelled();
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) throw uploadCancelled();
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
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      this.waiting.add(begin);
      signal?.addEventListener('abort', giveUp, { once: true });
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
