import { LoggerModule } from 'nestjs-pino';
import type { LoggerOptions } from 'pino';
import { currentContext, currentService } from './context.ts';

/** Never in a log, wherever it stands in what is logged (security check 50). */
const secretPaths = ['authorization', 'cookie', 'password', 'accessToken', 'refreshToken', 'token', 'secret'];

export function loggerOptions(service: string, level: string): LoggerOptions {
  return {
    level,
    base: {},
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    // Nest's logger is one per process; the service is that of the code which logs.
    mixin: () => {
      const context = currentContext();
      return { service: currentService() ?? service, ...(context && { requestId: context.correlationId }) };
    },
    redact: {
      paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`, `*["set-cookie"]`]),
      censor: '[hidden]',
    },
  };
}

/** Structured logs for a service: one JSON object a line, with the request's id across services. */
export const loggingModule = (service: string, level: string) =>
  LoggerModule.forRoot({
    pinoHttp: loggerOptions(service, level),
    // The request's id comes from our own context; a logger for every request would cost more than some requests.
    forRoutes: [],
  });
