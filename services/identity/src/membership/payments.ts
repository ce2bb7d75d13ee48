import type { PaymentEvent } from './payment-event.ts';
import type { PaymentFacts, SubscriptionFacts } from './subscription.ts';

/** A subscription as the provider describes it when asked. */
export interface KnownSubscription {
  subscriptionId: string;
  customerId: string;
  facts: SubscriptionFacts;
  payment: PaymentFacts | null;
}

/**
 * What we need of a payment provider. One plan; the provider shows its own pages for paying and managing, and tells by
 * signed webhook what came of it. Implements BEYOND-22.
 */
export abstract class Payments {
  /** `stripe` or `sandbox`; ids of one mean nothing to the other. */
  abstract readonly provider: string;

  /** Makes the member known to the provider, once however often it is asked. @returns the customer's id */
  abstract createCustomer(member: { id: string; email: string | null; fullName: string }): Promise<string>;

  /**
   * Opens a checkout for one month and those after it. The same `key` opens one checkout.
   * @returns where to send the member; null when the provider names no page
   */
  abstract openCheckout(checkout: {
    key: string;
    memberId: string;
    customerId: string;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ id: string; url: string | null }>;

  /** Closes a checkout so that it cannot be paid anymore. @returns false when it has been paid already */
  abstract closeCheckout(id: string): Promise<boolean>;

  /** The page on which a customer cancels, resumes and changes their card. */
  abstract openPortal(customerId: string, returnUrl: string): Promise<string>;

  /** All subscriptions there are, ended ones included, page by page. */
  abstract listSubscriptions(after: string | null): Promise<{
    items: KnownSubscription[];
    next: string | null;
  }>;

  /** Ends what a customer pays for at once, for an account that is deleted. */
  abstract endCustomer(customerId: string): Promise<void>;

  /** Reads an event. @throws DomainError 400 unless the provider has just signed it */
  abstract verifyWebhook(payload: string, signature: string): Promise<PaymentEvent>;
}
