import { currentContext, runInContext } from '@barspoon/platform';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

/** Work that goes on when its request has been answered; a service that stops waits for it. */
@Injectable()
export class BackgroundWork implements BeforeApplicationShutdown {
  private readonly log = new Logger(BackgroundWork.name);
  private readonly running = new Set<Promise<void>>();
  /** Whoever can stop half way should, once this is set. */
  isStopping = false;

  /** Acts for the caller, without the patience of the request. `work` sees to its own failures. */
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
