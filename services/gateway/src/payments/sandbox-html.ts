import type { OutputOf, paymentInternalRoutes } from '@barspoon/contracts';
import { escapeHtml } from '../http/escape-html.ts';

export type SandboxCheckout = OutputOf<typeof paymentInternalRoutes.sandboxCheckout>;
export type SandboxPortal = OutputOf<typeof paymentInternalRoutes.sandboxPortal>;

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (iso: string) => day.format(new Date(iso));

const button = (name: string, value: string, text: string, look = '') =>
  `<button name="${name}" value="${value}"${look && ` class="${look}"`}>${escapeHtml(text)}</button>`;

/** The checkout page; plain HTML, because it belongs to the provider and not to our app. */
export function checkoutPage(site: string, checkout: SandboxCheckout): string {
  const { state, email, declined, successUrl, cancelUrl } = checkout;
  const body =
    state === 'open'
      ? `${declined ? `<p role="alert" class="alert">Your card was declined. You haven't been charged. Try another one.</p>` : ''}
      <form method="post">
        ${button('means', 'card', 'Pay $9.99', 'primary')}
        ${button('means', 'declined-card', 'Pay with a card that gets declined')}
        ${button('means', 'bouncing-debit', 'Pay by a bank debit that bounces')}
      </form>
      <p><a href="${escapeHtml(cancelUrl)}">Cancel and go back to ${escapeHtml(site)}</a></p>`
      : state === 'paid'
        ? `<p>This checkout is complete.</p><p><a href="${escapeHtml(successUrl)}">Back to ${escapeHtml(site)}</a></p>`
        : `<p>This checkout is closed. You haven't been charged.</p><p><a href="${escapeHtml(cancelUrl)}">Back to ${escapeHtml(site)}</a></p>`;
  return page(
    `Pay ${site}`,
    `<p class="to">${escapeHtml(site)}</p>
      <h1>Premium</h1>
      <p class="price">$9.99 <span>per month starting today, until you cancel</span></p>
      <p class="email">${escapeHtml(email)}</p>
      ${body}`,
  );
}

/** The portal page, where a member manages their subscription and can advance the time. */
export function portalPage(site: string, { email, returnUrl, subscription }: SandboxPortal): string {
  const isOver = !subscription || !['active', 'past_due'].includes(subscription.status);
  return page(
    `${site} billing`,
    `<p class="to">${escapeHtml(site)}</p>
      <h1>Your subscription</h1>
      <p class="email">${escapeHtml(email)}</p>
      ${subscription ? standing(subscription) : "<p>You don't have a subscription.</p>"}
      ${subscription && !isOver ? acts(subscription) : ''}
      <p><a href="${escapeHtml(returnUrl)}">Back to ${escapeHtml(site)}</a></p>`,
  );
}

type SandboxSubscription = NonNullable<SandboxPortal['subscription']>;

function standing({
  status,
  periodEnd,
  cancelAtPeriodEnd,
  card,
  nextAttemptAt,
}: SandboxSubscription): string {
  const when =
    status === 'active'
      ? `${cancelAtPeriodEnd ? 'Ends' : 'Renews'} on ${dayOf(periodEnd)}.`
      : nextAttemptAt
        ? `The last payment failed. The next attempt is on ${dayOf(nextAttemptAt)}.`
        : 'It has ended.';
  return `<dl>
        <div><dt>Plan</dt><dd>Premium, $9.99 per month</dd></div>
        <div><dt>Status</dt><dd>${escapeHtml(status.replace('_', ' '))}. ${when}</dd></div>
        <div><dt>Card</dt><dd>${card === 'works' ? 'Works' : 'Will be declined'}</dd></div>
      </dl>`;
}

const acts = ({ cancelAtPeriodEnd, card }: SandboxSubscription) => `<form method="post">
        ${cancelAtPeriodEnd ? button('act', 'resume', 'Keep the subscription', 'primary') : button('act', 'cancel', 'Cancel at the end of the month')}
        ${card === 'works' ? button('act', 'card-declines', 'Use a card that gets declined') : button('act', 'card-works', 'Use a card that works', 'primary')}
        ${button('act', 'renew', 'Skip to the next payment day')}
      </form>`;

const page = (title: string, main: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="no-referrer">
    <title>${escapeHtml(title)} (sandbox)</title>
    <style>${look}</style>
  </head>
  <body>
    <p class="banner">Payment sandbox. No card is needed, and no money moves.</p>
    <main>
      ${main}
    </main>
  </body>
</html>
`;

const look = `
:root { color-scheme: light dark; --bg: #f4f4f7; --surface: #fff; --ink: #1c1b29; --muted: #5a586c; --line: #d7d6e0; --brand: #3d3a8c; --on-brand: #fff; --alert: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #121119; --surface: #1d1c28; --ink: #eeedf5; --muted: #aeacc0; --line: #3a3849; --brand: #b6b3ff; --on-brand: #14131f; --alert: #ff8a80; }
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--bg); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.banner { padding: 10px 16px; background: var(--ink); color: var(--bg); text-align: center; font-size: 14px; }
main { display: grid; gap: 16px; max-width: 480px; margin: 48px auto; padding: 32px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.to, .email { color: var(--muted); }
h1 { font-size: 1.5rem; line-height: 1.2; }
.price { font-size: 2.4rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
.price span { display: block; font-size: 1rem; font-weight: 400; color: var(--muted); }
.alert { padding: 12px 16px; border-left: 4px solid var(--alert); background: var(--bg); }
form, dl { display: grid; gap: 10px; }
dl div { display: grid; grid-template-columns: 90px 1fr; gap: 8px; }
dt { color: var(--muted); }
dd::first-letter { text-transform: uppercase; }
button { min-height: 44px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; cursor: pointer; }
button.primary { border-color: var(--brand); background: var(--brand); color: var(--on-brand); font-weight: 600; }
a { color: var(--brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
@media (max-width: 520px) { main { margin: 0; border: 0; border-radius: 0; padding: 24px 16px; } }
`;
