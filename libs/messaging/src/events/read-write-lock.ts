import { Injectable } from '@nestjs/common';

/**
 * A read-write lock per process: many share it, or one holds it exclusively. An event that was in progress when a process
 * died is handled exclusively, so that a second crash identifies it and no innocent event is taken for the cause.
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

  /** In order of arrival, so that exclusive callers do not starve. */
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
