import { Injectable } from '@nestjs/common';

/**
 * Who may be at work at the same time in a process: everybody, or one alone. An event that was in hand when a process
 * died is handled alone, so that a second death says which one it was and no innocent event is taken for the cause.
 */
@Injectable()
export class ReadWriteLock {
  private present = 0;
  private isAlone = false;
  private readonly waiting: { exclusive: boolean; enter: () => void }[] = [];

  shared<T>(work: () => Promise<T>): Promise<T> {
    return this.run(false, work);
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.run(true, work);
  }

  private async run<T>(exclusive: boolean, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((enter) => {
      this.waiting.push({ exclusive, enter });
      this.admit();
    });
    try {
      return await work();
    } finally {
      this.present--;
      this.isAlone = false;
      this.admit();
    }
  }

  /** In the order they came, so that those who want to be alone are not put off forever. */
  private admit(): void {
    while (this.waiting[0]) {
      const { exclusive, enter } = this.waiting[0];
      if (this.isAlone || (exclusive && this.present > 0)) return;
      this.waiting.shift();
      this.present++;
      this.isAlone = exclusive;
      enter();
    }
  }
}
