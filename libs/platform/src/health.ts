import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Get, Header, Injectable, Module, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService, TerminusModule } from '@nestjs/terminus';
import { dependencyAnswers, metrics, readAtScrape, scrape } from './metrics.ts';
import { within } from './within.ts';

type Check = () => Promise<void>;

const up = { status: 'up' as const };

const checkMs = 2000;
/** Shorter than a reading may take. */
const scrapedCheckMs = 1800;

async function troubleOf(check: Check, timeoutMs = checkMs): Promise<string | null> {
  try {
    await within(timeoutMs, check());
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What must answer before a service takes work. Checks are named after the dependency. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, Check>();
  private readonly reported = new Map<string, Check>();
  private readonly readings: (() => void)[] = [];
  private stopping = false;

  require(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** Reported with the others and in the metrics; a process whose check fails still accepts work. */
  report(name: string, check: Check): void {
    this.reported.set(name, check);
    const read = async () => {
      const trouble = await troubleOf(check, scrapedCheckMs);
      dependencyAnswers.set({ dependency: name }, trouble === null ? 1 : 0);
    };
    this.readings.push(readAtScrape(name, read));
  }

  /** From now on not ready: load balancers look elsewhere while work in flight is finished. */
  stop(): void {
    this.stopping = true;
    for (const end of this.readings.splice(0)) end();
  }

  /** As `stop`, and waits until load balancers that poll have noticed. */
  async stopAfter(ms: number): Promise<void> {
    this.stop();
    if (ms > 0) await sleep(ms);
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  indicators() {
    const required = [...this.checks].map(([name, check]) => async () => {
      const message = await troubleOf(check);
      return { [name]: message === null ? up : { status: 'down' as const, message } };
    });
    const reported = [...this.reported].map(([name, check]) => async () => {
      const message = await troubleOf(check);
      return { [name]: message === null ? up : { ...up, answers: false, message } };
    });
    return [...required, ...reported];
  }
}

@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly readiness: Readiness,
  ) {}

  /** The process is alive. */
  @Get('livez')
  live() {
    return { status: 'ok' };
  }

  /** The process accepts work: every dependency responds and it is not stopping. */
  @Get('readyz')
  async ready() {
    if (this.readiness.isStopping) throw new ServiceUnavailableException({ status: 'stopping' });
    return this.health.check(this.readiness.indicators());
  }

  @Get('metrics')
  @Header('content-type', metrics.contentType)
  measure() {
    return scrape();
  }
}

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [Readiness],
  exports: [Readiness],
})
export class HealthModule {}
