import { currentContext, runInContext } from '@barspoon/platform';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

/** Work that continues after its request was answered; a stopping service waits for it. */
@Injectable()
export class BackgroundWork implements BeforeApplicationShutdown {
  private readonly log = new Logger(BackgroundWork.name);
  private readonly running = new Set<Promise<void>>();
  /** Set when work should stop as soon as it can. */
  isStopping = false;

  /** Acts for the caller, without the deadline of the request. `work` handles its own failures. */
  begin(name: string, work: () => Promise<void>): void {
    const { deadline: _, ...context } = currentContext() ?? {
      correlationId: name,
      causationId: name,
      actor: { kind: 'system', name: 'catalogue' } as const,
    };
    const done = runInContext(context, work)
      .catch((error: unknown) => this.log.error({ err: error }, `${name} failed`))
      .finally(() => this.running.delete(done));
    this.running.add(done);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.running);
  }
}
