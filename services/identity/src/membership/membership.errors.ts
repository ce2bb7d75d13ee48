import { DomainError } from '@barspoon/platform';

/** Implements BEYOND-22, SUB-03. */
export const alreadySubscribed = () =>
  new DomainError('conflict', 'identity.already_subscribed', 'You are already subscribed.');

/** Implements BEYOND-266. */
export const nothingToPay = () =>
  new DomainError('conflict', 'identity.nothing_to_pay', 'This site is free: there is nothing to pay for.');

/** A second subscription would be charged in addition to the pending one. */
export const paymentOverdue = () =>
  new DomainError(
    'conflict',
    'identity.payment_overdue',
    'Your subscription has a payment due. Choose Manage Subscription to pay it.',
  );

export const checkoutInProgress = () =>
  new DomainError('conflict', 'identity.checkout_in_progress', 'Your checkout is already being opened.', {
    retryAfter: 2,
  });

export const noCustomer = () =>
  new DomainError('notFound', 'identity.no_customer', "You don't have a paid subscription to manage yet.");

export const noSandbox = () =>
  new DomainError('notFound', 'identity.no_sandbox_page', 'There is nothing at this address.');

/** Implements SUB-08. */
export const noCheckoutPage = () =>
  new DomainError('unavailable', 'identity.no_checkout', 'Could not launch checkout. Please try again.', {
    retryAfter: 5,
  });
