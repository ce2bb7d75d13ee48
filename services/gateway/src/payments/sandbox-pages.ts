import { type Actor, type OutputOf, paymentInternalRoutes, paymentRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { parseInput } from '@barspoon/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { apiPath } from '../http/api-path.ts';
import { contextOf } from '../http/request-context.ts';
import { CONFIG } from '../tokens.ts';
import { checkoutPage, portalPage } from './sandbox-html.ts';

type Deliveries = OutputOf<typeof paymentInternalRoutes.sandboxManage>['deliveries'];
type Ticket = { Params: { token: string } };

const asker: Actor = { kind: 'system', name: 'payment sandbox' };
/** As long as a provider takes, so that the page the member returns to has to wait for the event. */
const deliveryDelayMs = 700;

/**
 * Checkout and portal of the payment sandbox, which calls the webhook over HTTP as a provider would. Anybody with the
 * address may pay and manage, as with a provider. Not available in production. Implements BEYOND-22, BEYOND-24.
 */
@Injectable()
export class SandboxPages {
  private readonly log = new Logger(SandboxPages.name);

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly caller: Caller,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    if (this.config.NODE_ENV === 'production') return;
    await fastify.register(async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 1000 },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      const checkout = '/sandbox/checkout/:token';
      scope.get<Ticket>(checkout, async (request, reply) => {
        const { params } = parseInput(paymentInternalRoutes.sandboxCheckout, request);
        const shown = await this.caller.call(
          paymentInternalRoutes.sandboxCheckout,
          { params },
          contextOf(request, asker),
        );
        return show(reply, checkoutPage(this.config.SITE_NAME, shown));
      });
      scope.post<Ticket>(checkout, async (request, reply) => {
        const input = parseInput(paymentInternalRoutes.sandboxPay, request);
        const { next, deliveries } = await this.caller.call(
          paymentInternalRoutes.sandboxPay,
          input,
          contextOf(request, asker),
        );
        this.deliver(fastify, deliveries);
        return reply.redirect(next ?? request.url, 303);
      });
      const portal = '/sandbox/portal/:token';
      scope.get<Ticket>(portal, async (request, reply) => {
        const { params } = parseInput(paymentInternalRoutes.sandboxPortal, request);
        const shown = await this.caller.call(
          paymentInternalRoutes.sandboxPortal,
          { params },
          contextOf(request, asker),
        );
        return show(reply, portalPage(this.config.SITE_NAME, shown));
      });
      scope.post<Ticket>(portal, async (request, reply) => {
        const input = parseInput(paymentInternalRoutes.sandboxManage, request);
        const { deliveries } = await this.caller.call(
          paymentInternalRoutes.sandboxManage,
          input,
          contextOf(request, asker),
        );
        this.deliver(fastify, deliveries);
        return reply.redirect(request.url, 303);
      });
    });
  }

  /** One that does not arrive is repaired by the nightly comparison, as a provider's would be. */
  private deliver(fastify: FastifyInstance, deliveries: Deliveries): void {
    const url = apiPath(paymentRoutes.webhook);
    for (const { payload, signature } of deliveries)
      setTimeout(() => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        fastify.inject({ method: 'POST', url, payload, headers }).then(
          ({ statusCode }) => statusCode < 300 || this.log.warn(`the webhook answered ${statusCode}`),
          (error: Error) => this.log.warn(`the webhook was not reached: ${error.message}`),
        );
      }, deliveryDelayMs).unref();
  }
}

const show = (reply: FastifyReply, html: string) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
