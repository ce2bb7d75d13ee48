import { LoggerModule } from 'nestjs-pino';
import type { LoggerOptions } from 'pino';
import { currentContext, currentService } from './context.ts';

const hidden = '[hidden]';
/** Never logged, at any depth of a logged value (security check 50). */
const secretName = /password|passcode|token|secret|cookie|authorization|api-?key|credential$/i;
const deepest = 8;

/** Another serializer writes the fields of an error; these paths are redacted there. */
const inErrors = ['authorization', 'cookie', 'password', 'accessToken', 'refreshToken', 'token', 'secret'];

export function loggerOptions(service: string, level: string): LoggerOptions {
  return {
    level,
    base: {},
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label) => ({ level: label }),
      log: (logged) => withoutSecrets(logged, deepest) as Record<string, unknown>,
    },
    // Nest's logger is one per process; the service is that of the code which logs.
    mixin: () => {
      const context = currentContext();
      return { service: currentService() ?? service, ...(context && { requestId: context.correlationId }) };
    },
    redact: { paths: inErrors.flatMap((path) => [`*.${path}`, `*.*.${path}`]), censor: hidden },
  };
}

/** A copy in which everything named like a secret is redacted, and values nested too deeply are omitted. */
function withoutSecrets(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return depth === 0 ? hidden : value.map((one) => withoutSecrets(one, depth - 1));
  if (!isPlain(value)) return value;
  if (depth === 0) return hidden;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      secretName.test(name) && one != null ? hidden : withoutSecrets(one, depth - 1),
    ]),
  );
}

const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Structured logs for a service: one JSON object a line, with the request's id across services. */
export const loggingModule = (service: string, level: string) =>
  LoggerModule.forRoot({
    pinoHttp: loggerOptions(service, level),
    // The request's id comes from our own context; a logger for every request would cost more than some requests.
    forRoutes: [],
  });
