import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameForAll } from '@barspoon/contracts';
import proxyAddress from '@fastify/proxy-addr';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { apiPath } from '../http/api-path.ts';
import { observeAnswer } from '../http/edge-telemetry.ts';
import { Overload } from '../http/overload.ts';
import { type BudgetHeaders, RateLimits } from '../http/rate-limits.ts';
import { encodingFor, type HeldAnswer, publicAnswer, writeRaw } from '../http/raw-replies.ts';
import { hasBody, requestIdOf } from '../http/request-context.ts';
import { securityHeadersFor } from '../http/security-headers.ts';
import { busyPage } from '../maintenance/maintenance-page.ts';
import { CONFIG } from '../tokens.ts';
import { HotPages } from './hot-pages.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface Exits {
  /** Whether every request has to take the normal path now. */
  unless: () => boolean;
  /** The finished document a request is for. */
  documentFor: (request: IncomingMessage) => HeldAnswer | null;
}

/**
 * Answers a visitor's request for a cached page or a finished document before Fastify sees it, because nothing has to be
 * determined: routing it and running the hooks takes longer than sending it. What is too much is refused here too.
 * Requests with a token, for what is not cached, or over budget take the normal path.
 */
@Injectable()
export class HotPageHandler {
  private readonly commonHeaders: readonly string[];
  private readonly isTrusted: ReturnType<typeof proxyAddress.compile>;
  private readonly refusal: Buffer;

  constructor(
    private readonly hot: HotPages,
    private readonly limits: RateLimits,
    private readonly overload: Overload,
    @Inject(CONFIG) config: GatewayConfig,
  ) {
    this.commonHeaders = securityHeadersFor(config.LIVEKIT_URL).flat();
    this.isTrusted = proxyAddress.compile(config.TRUSTED_PROXIES);
    this.refusal = Buffer.from(busyPage(config.SITE_NAME, 'Many pages are being opened right now.'));
  }

  register(fastify: FastifyInstance, { unless, documentFor }: Exits): void {
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
      if (this.overload.refuses(request.method, request.url ?? '')) return this.refuse(request, response);
      const mayBeHeld = !isClosing && isPlainRead(request) && !unless();
      const found = mayBeHeld ? (this.pageFor(request) ?? documentFor(request)) : null;
      if (!found) return takeNormalPath();
      const send = (budget: BudgetHeaders | null) => {
        if (!budget) return takeNormalPath();
        observeAnswer('GET', found.route, () => this.send(request, response, found, budget));
      };
      const counted = this.limits.countEarly(found.budget, proxyAddress(request, this.isTrusted));
      if (counted instanceof Promise) void counted.then(send);
      else send(counted);
    });
  }

  private refuse(request: IncomingMessage, response: ServerResponse): void {
    const body = this.refusal;
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

  /** The cached reply a request is for. */
  private pageFor({ url = '', headers }: IncomingMessage): HeldAnswer | null {
    const page = this.hot.heldAt(url);
    if (!page) return null;
    const encoding = encodingFor(headers, page.reply);
    // The first request with this encoding compresses it for all.
    if (encoding && !page.reply.packedAs(encoding)) return null;
    const answer = publicAnswer(headers, page.reply, encoding, isSameForAll(page.route));
    return { answer, budget: 'read', route: apiPath(page.route) };
  }

  /** @returns the status */
  private send(
    request: IncomingMessage,
    response: ServerResponse,
    { answer }: HeldAnswer,
    budget: BudgetHeaders,
  ): number {
    const headers = [...this.commonHeaders, 'x-request-id', requestIdOf(request)];
    for (const [name, value] of Object.entries(budget)) headers.push(name, value);
    writeRaw(response, answer, headers);
    return answer.status;
  }
}

const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.authorization === undefined && !hasBody(headers);
