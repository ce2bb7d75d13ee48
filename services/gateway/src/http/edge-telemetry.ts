import { httpSeconds, isTracing, openSpan } from '@barspoon/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keepTrace, traceOf } from './request-context.ts';

/** Times every request of the edge and, while tracing is on, opens its trace. */
export function observeRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    // A trace starts here: the trace context of clients is not trusted.
    const span = isTracing() ? openSpan(`${request.method} ${routeOf(request)}`, 'server') : undefined;
    if (span) keepTrace(request, span);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    httpSeconds.observe({ method, route: routeOf(request), status }, elapsedTime / 1000);
    traceOf(request)?.end({
      attributes: { 'http.response.status_code': status },
      ...(status >= 500 && { error: `status ${status}` }),
    });
    done();
  });
}

/**
 * Observes a response that bypasses Fastify.
 * @param route the declared address
 * @param answer sends the response at once and returns its status
 */
export function observeAnswer(method: string, route: string, answer: () => number): void {
  const began = performance.now();
  const span = isTracing() ? openSpan(`${method} ${route}`, 'server') : undefined;
  const status = answer();
  httpSeconds.observe({ method, route, status }, (performance.now() - began) / 1000);
  span?.end({ attributes: { 'http.response.status_code': status } });
}

/** The declared address, so that the number of routes is bounded: every built file is a route to Fastify. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (!url) return 'unknown';
  if (/\.[a-z0-9]+$/i.test(url) && !url.startsWith('/api/')) return 'files';
  return url;
}
