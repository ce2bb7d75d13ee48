import type { ComponentProps } from 'react';
import { invitationOf } from './booking-mail-texts.ts';
import type { Facts } from './mail-facts.ts';
import type { Site } from './mail-shape.ts';
import { textsOf } from './mail-texts.ts';
import type { RenderedMail } from './message.ts';
import type { MailPage } from './templates/mail-page.tsx';

/** Writes mails: HTML in the look of the site, and the same as text. */
export class MailRenderer {
  /**
   * @param site as it is now
   * @param from the address that mails come from
   */
  constructor(
    private readonly site: () => Site,
    private readonly from: string,
  ) {}

  async write(facts: Facts): Promise<RenderedMail> {
    const site = this.site();
    const texts = textsOf(facts, site);
    const { html, text } = await drawn({ texts, site });
    return {
      to: { name: isProved(facts) ? facts.to.fullName : '', address: facts.to.email },
      subject: texts.subject,
      html,
      text,
      ...('booking' in facts && {
        calendar: invitationOf(facts, site, { from: this.from, now: new Date() }),
      }),
      ...(facts.kind === 'contact-received' && { replyTo: facts.message.email }),
      ...(facts.kind === 'contact-answered' && facts.replyTo && { replyTo: facts.replyTo }),
    };
  }
}

/** React is loaded with the first mail. */
async function drawn(page: ComponentProps<typeof MailPage>): Promise<{ html: string; text: string }> {
  const [{ render, toPlainText }, { createElement }, { MailPage }] = await Promise.all([
    import('@react-email/render'),
    import('react'),
    import('./templates/mail-page.tsx'),
  ]);
  const html = await render(createElement(MailPage, page));
  return { html, text: toPlainText(html) };
}

/** Mails that also go to addresses nobody has confirmed. */
const toUnproved: ReadonlySet<Facts['kind']> = new Set([
  'connection-accepted',
  'connection-requested',
  'member-suspended',
  'sign-up-repeated',
  'suspension-ended',
]);

/**
 * Whether the address is known to be the member's. Anybody can enter another's address with a name of their choice, which
 * must not become a line we mail to strangers.
 */
const isProved = (facts: Facts): boolean =>
  facts.kind === 'link' ? facts.purpose === 'reset-password' : !toUnproved.has(facts.kind);
