import { allRoutes } from '@barspoon/contracts';
import { HttpConnections, Readiness, runAsService, startTracing } from '@barspoon/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  type ArgumentsHost,
  Catch,
  type DynamicModule,
  Logger as NestLogger,
  type Type,
} from '@nestjs/common';
import { BaseExceptionFilter, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { type Observable, throwError } from 'rxjs';
import { JobRunner } from '../jobs/job-runner.ts';
import { leaveInOrder } from '../leave-in-order.ts';
import { NATS } from '../options.ts';
import { OutboxRelay } from '../outbox/relay.ts';
import { leaveNats } from '../requests/connection.ts';
import { NatsTransport } from '../transport.ts';

/** A running service. */
export interface RunningService {
  name: string;
  /** The address of health and metrics. */
  url: string;
  app: NestFastifyApplication;
  /** Becomes not ready, accepts nothing new, finishes work in progress, closes. */
  stop(): Promise<void>;
}

/** Errors of message handlers reach the transport unchanged; it creates the problem document. */
@Catch()
class MessageErrors extends BaseExceptionFilter {
  override catch(error: unknown, host: ArgumentsHost): void | Observable<never> {
    return host.getType() === 'rpc' ? throwError(() => error) : super.catch(error, host);
  }
}

/**
 * Starts a service: health over HTTP, everything else over NATS.
 * @throws Error when a declared route of the service has no handler
 */
export function startService(options: ServiceOptions): Promise<RunningService> {
  return runAsService(options.name, () => start(options));
}

interface ServiceOptions {
  name: string;
  module: Type<unknown> | DynamicModule;
  host: string;
  port: number;
  /** Time before the stop for load balancers to notice; only needed for HTTP traffic of members. */
  stopDelayMs?: number;
}

/** Supervisors wait for half a minute. */
const stopWithinMs = 26_000;
/** HTTP clients are gone by then. */
const requestMs = 15_000;

async function start(options: ServiceOptions): Promise<RunningService> {
  await startTracing();
  const app = await NestFactory.create<NestFastifyApplication>(options.module, new FastifyAdapter(), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.useGlobalFilters(new MessageErrors(app.getHttpAdapter()));
  const connections = new HttpConnections(app.getHttpServer());
  const transport = app.get(NatsTransport);
  app.connectMicroservice({ strategy: transport }, { inheritAppConfig: true });
  // Migrations and unique indexes come before the first request and the first event.
  await app.init();
  await app.startAllMicroservices();
  assertEveryRouteHandled(options.name, transport.handledRoutes());
  await app.listen(options.port, options.host);
  return {
    name: options.name,
    url: await app.getUrl(),
    app,
    stop: () => stop(app, connections, options),
  };
}

function assertEveryRouteHandled(service: string, handled: string[]): void {
  const missing = allRoutes
    .filter((route) => route.service === service && route.edge !== 'composed' && !handled.includes(route.key))
    .map((route) => route.key);
  if (missing.length) throw new Error(`${service} has no handler for ${missing.join(', ')}`);
}

/**
 * First work in progress is finished and nothing new accepted, then committed events are published, and only then the
 * connections are closed: no running work may find the database closed.
 */
async function stop(
  app: NestFastifyApplication,
  connections: HttpConnections,
  { name, stopDelayMs = 0 }: ServiceOptions,
): Promise<void> {
  await app.get(Readiness).stopAfter(stopDelayMs);
  const closeHttp = () => {
    connections.leave(requestMs);
    return app.getHttpAdapter().close();
  };
  const log = new NestLogger(name);
  await leaveInOrder(
    [
      { name: 'requests and events', work: () => app.get(NatsTransport).close(), leavesMs: 12_000 },
      { name: 'jobs', work: () => partOf(app, JobRunner)?.stop(), leavesMs: 7000 },
      { name: 'HTTP', work: closeHttp, leavesMs: 5500 },
      { name: 'publishing', work: () => partOf(app, OutboxRelay)?.stop(), leavesMs: 4000 },
      { name: 'MongoDB', work: () => app.close(), leavesMs: 2500 },
      { name: 'NATS', work: () => leaveNats(app.get<NatsConnection>(NATS)), leavesMs: 0 },
    ],
    stopWithinMs - stopDelayMs,
    (what) => log.warn(what),
  );
}

/** A service without data has neither jobs nor events of its own. */
function partOf<T>(app: NestFastifyApplication, part: Type<T>): T | undefined {
  try {
    return app.get(part);
  } catch {
    return undefined;
  }
}
