import { LoggerModule } from 'nestjs-pino';
import type { LoggerOptions } from 'pino';
import { currentContext } from './context.ts';

/** Never in a log, wherever it stands in what is logged (security check 50). */
const secretPaths = ['authorization', 'cookie', 'password', 'accessToken', 'refreshToken', 'token', 'secret'];

export function loggerOptions(service: string, level: string): LoggerOptions {
  return {
    level,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const context = currentContext();
      return context ? { requestId: context.correlationId } : {};
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
    pinoHttp: { ...loggerOptions(service, level), autoLogging: false, quietReqLogger: true },
  });
