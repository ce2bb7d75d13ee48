import { allRoutes } from '@barspoon/contracts';
import { Readiness, runAsService, startTracing } from '@barspoon/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import { type ArgumentsHost, Catch, type DynamicModule, type Type } from '@nestjs/common';
import { BaseExceptionFilter, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { type Observable, throwError } from 'rxjs';
import { JobRunner } from './jobs/job-runner.ts';
import { NATS } from './options.ts';
import { OutboxRelay } from './outbox/relay.ts';
import { NatsTransport } from './transport.ts';
import { atMost } from './within.ts';

/** A service that takes work. */
export interface RunningService {
  name: string;
  /** Where health and metrics answer. */
  url: string;
  app: NestFastifyApplication;
  /** Not ready any more, takes nothing new, finishes what is in hand, closes. */
  stop(): Promise<void>;
}

/** Errors of message handlers reach the transport as they were thrown; it makes the problem document. */
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
}

async function start(options: ServiceOptions): Promise<RunningService> {
  await startTracing();
  const app = await NestFactory.create<NestFastifyApplication>(options.module, new FastifyAdapter(), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.useGlobalFilters(new MessageErrors(app.getHttpAdapter()));
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
    stop: () => stop(app, transport),
  };
}

function assertEveryRouteHandled(service: string, handled: string[]): void {
  const missing = allRoutes
    .filter((route) => route.service === service && route.edge !== 'composed' && !handled.includes(route.key))
    .map((route) => route.key);
  if (missing.length) throw new Error(`${service} has no handler for ${missing.join(', ')}`);
}

/** Every step is tried, whatever became of the one before: a server that is away must not keep the others waiting. */
async function stop(app: NestFastifyApplication, transport: NatsTransport): Promise<void> {
  app.get(Readiness).stop();
  const nats = app.get<NatsConnection>(NATS);
  const failures: unknown[] = [];
  const attempt = (step: () => Promise<void>) => step().catch((error) => failures.push(error));
  await attempt(() => transport.close());
  await attempt(() => app.get(JobRunner).stop());
  await attempt(() => app.get(OutboxRelay).stop());
  await attempt(() => app.close());
  await attempt(() => leave(nats));
  if (failures.length) throw new AggregateError(failures, failures.map(String).join('; '));
}

/** What is still to be sent is sent, as long as somebody takes it. */
async function leave(nats: NatsConnection): Promise<void> {
  if (nats.isClosed()) return;
  await atMost(2000, nats.drain());
  if (!nats.isClosed()) await nats.close();
}
