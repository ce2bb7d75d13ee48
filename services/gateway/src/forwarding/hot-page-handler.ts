import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { apiPath } from '../http/api-path.ts';
import { observeAnswer } from '../http/edge-telemetry.ts';
import { Overload } from '../http/overload.ts';
import { type BudgetHeaders, RateLimits } from '../http/rate-limits.ts';
import { encodingFor, publicAnswer, type RawAnswer, writeRaw } from '../http/raw-replies.ts';
import { hasBody, requestIdOf } from '../http/request-context.ts';
import { securityHeadersFor } from '../http/security-headers.ts';
import { busyPage } from '../maintenance/maintenance-page.ts';
import { CONFIG } from '../tokens.ts';
import { type HeldPage, HotPages } from './hot-pages.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers a visitor's request for a cached page before Fastify sees it, because nothing has to be determined: routing it
 * and running the hooks takes longer than sending it. What is too much is refused here too. Requests with a token, for
 * uncached pages, or over budget take the normal path.
 */
@Injectable()
export class HotPageHandler {
  private readonly commonHeaders: readonly string[];
  private readonly isTrusted: ReturnType<typeof proxyAddress.compile>;

  constructor(
    private readonly hot: HotPages,
    private readonly limits: RateLimits,
    private readonly overload: Overload,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    this.commonHeaders = securityHeadersFor(config.LIVEKIT_URL).flat();
    this.isTrusted = proxyAddress.compile(config.TRUSTED_PROXIES);
  }

  /** @param unless whether every request has to take the normal path now */
  register(fastify: FastifyInstance, { unless }: { unless: () => boolean }): void {
    let isClosing = false;
    // From then on Fastify refuses new requests on open connections.
    fastify.addHook('preClose', (done) => {
      isClosing = true;
      done();
    });
    const { server } = fastify;
    const normal = server.listeners('request') as Listener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const takeNormalPath = () => {
        for (const listener of normal) listener.call(server, request, response);
      };
      const found = isClosing || unless() ? null : this.answerTo(request);
      if (!found && this.overload.refuses(request.method, request.url ?? ''))
        return this.refuse(request, response);
      if (!found) return takeNormalPath();
      const send = (budget: BudgetHeaders | null) => {
        if (!budget) return takeNormalPath();
        observeAnswer('GET', apiPath(found.page.route), () =>
          this.send(request, response, found.answer, budget),
        );
      };
      const counted = this.limits.countRead(proxyAddress(request, this.isTrusted));
      if (counted instanceof Promise) void counted.then(send);
      else send(counted);
    });
  }

  private refuse(request: IncomingMessage, response: ServerResponse): void {
    const body = Buffer.from(busyPage(this.config.SITE_NAME, 'Many pages are being opened right now.'));
    const kept = [
      'cache-control',
      'no-store',
      'retry-after',
      '2',
      'content-type',
      'text/html; charset=utf-8',
    ];
    const headers = [...kept, 'content-length', body.byteLength];
    observeAnswer('GET', 'refused', () => {
      const common = [...this.commonHeaders, 'x-request-id', requestIdOf(request)];
      writeRaw(response, { status: 503, headers, body }, common);
      return 503;
    });
  }

  /** The cached response to a request; null if it has to take the normal path. */
  private answerTo({
    method,
    url = '',
    headers,
  }: IncomingMessage): { page: HeldPage; answer: RawAnswer } | null {
    if (method !== 'GET' || headers.authorization !== undefined || hasBody(headers)) return null;
    const page = this.hot.heldAt(url);
    if (!page) return null;
    const encoding = encodingFor(headers, page.reply);
    // The first request with this encoding compresses it for all.
    if (encoding && !page.reply.packedAs(encoding)) return null;
    return { page, answer: publicAnswer(headers, page.reply, encoding) };
  }

  /** @returns the status */
  private send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: RawAnswer,
    budget: BudgetHeaders,
  ): number {
    const headers = [...this.commonHeaders, 'x-request-id', requestIdOf(request)];
    for (const [name, value] of Object.entries(budget)) headers.push(name, value);
    writeRaw(response, answer, headers);
    return answer.status;
  }
}
