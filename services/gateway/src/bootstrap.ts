import 'reflect-metadata';
import { leaveNats } from '@barspoon/messaging/requests';
import {
  HttpConnections,
  loadConfig,
  Readiness,
  runAsService,
  type Stoppable,
  startTracing,
} from '@barspoon/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { type GatewayConfig, name, variables } from './config.ts';
import { Edge } from './edge.ts';
import { EdgeEvents } from './edge-events.ts';
import { GatewayModule } from './gateway.module.ts';
import { EdgeErrors } from './http/edge-errors.filter.ts';
import { answerMalformedRequest, readableAddress } from './http/malformed-requests.ts';
import { quietMs } from './http/quiet-connections.ts';
import { Sockets } from './realtime/sockets.ts';
import { NATS } from './tokens.ts';

const maxBodyBytes = 1024 * 1024;
const requestMs = 13_000;

type RunningGateway = Stoppable & { url: string; app: NestFastifyApplication };

/** Starts the HTTP and WebSocket edge. */
export function bootstrap(env: NodeJS.ProcessEnv): Promise<RunningGateway> {
  const config = loadConfig(variables, env);
  return runAsService(name, () => start(config));
}

async function start(config: GatewayConfig): Promise<RunningGateway> {
  await startTracing();
  const adapter = new FastifyAdapter({
    trustProxy: config.TRUSTED_PROXIES,
    bodyLimit: maxBodyBytes,
    requestTimeout: requestMs,
    connectionTimeout: quietMs,
    // Together with the check interval this disconnects slow senders after 15 seconds.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    // The declaration of a parameter limits its length, and its violation is a problem document.
    routerOptions: { maxParamLength: 16_384 },
    // There is no middleware; the plugin would look for some on every request.
    skipMiddie: true,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    clientErrorHandler: answerMalformedRequest,
  });
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.forRoot(config), adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.useGlobalFilters(app.get(EdgeErrors));
  await app.get(Edge).register(adapter.getInstance());
  const connections = new HttpConnections(app.getHttpServer());
  await app.init();
  app.get(Sockets).attach(app.getHttpServer());
  app.get(EdgeEvents).start();
  await app.listen(config.GATEWAY_PORT, config.GATEWAY_HOST ?? config.HOST);
  return { name, url: await app.getUrl(), app, stop: () => stop(app, connections, config) };
}

/** Requests in progress still need events and NATS, which are closed after them. */
async function stop(
  app: NestFastifyApplication,
  connections: HttpConnections,
  config: GatewayConfig,
): Promise<void> {
  await app.get(Readiness).stopAfter(config.STOP_DELAY_MS);
  await app.get(Sockets).close();
  connections.leave(requestMs);
  await app.close();
  app.get(EdgeEvents).stop();
  await leaveNats(app.get<NatsConnection>(NATS));
}
