import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Get, Header, Injectable, Module, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService, TerminusModule } from '@nestjs/terminus';
import { metrics, scrape } from './metrics.ts';
import { within } from './within.ts';

type Check = () => Promise<void>;

/** What must answer before a service takes work. Checks are named after the dependency. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, Check>();
  private stopping = false;

  require(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** From now on not ready: load balancers look elsewhere while work in flight is finished. */
  stop(): void {
    this.stopping = true;
  }

  /** As `stop`, and waits until load balancers that look every now and then have noticed. */
  async stopAfter(ms: number): Promise<void> {
    this.stop();
    if (ms > 0) await sleep(ms);
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  indicators() {
    return [...this.checks].map(([name, check]) => async () => {
      try {
        await within(2000, check());
        return { [name]: { status: 'up' as const } };
      } catch (error) {
        return { [name]: { status: 'down' as const, message: (error as Error).message } };
      }
    });
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

  /** The process takes work: every dependency answers and it is not stopping. */
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
