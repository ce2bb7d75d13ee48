import type { Notification } from '@barspoon/contracts';
import type { Site } from './mail-shape.ts';
import type { RenderedMail } from './message.ts';

/** How many are listed in the mail; the rest is behind the bell. */
export const maxShown = 20;

/** Writes daily summaries. Implements BEYOND-102, BEYOND-103. */
export class DigestRenderer {
  /** @param site as it is now */
  constructor(private readonly site: () => Site) {}

  async write(
    items: readonly Pick<Notification, 'text' | 'link'>[],
    to: { email: string; fullName: string },
    token: string,
  ): Promise<RenderedMail> {
    const site = this.site();
    const [{ render, toPlainText }, { createElement }, { DigestPage }] = await Promise.all([
      import('@react-email/render'),
      import('react'),
      import('./templates/digest-page.tsx'),
    ]);
    const subject = `Your day on ${site.name}: ${items.length} new ${items.length === 1 ? 'notification' : 'notifications'}`;
    const page = createElement(DigestPage, {
      subject,
      items: items.slice(0, maxShown),
      more: Math.max(0, items.length - maxShown),
      unsubscribeUrl: `${site.url}/unsubscribe?token=${token}`,
      site,
    });
    const html = await render(page);
    return {
      to: { name: to.fullName, address: to.email },
      subject,
      html,
      text: toPlainText(html),
      headers: {
        'List-Unsubscribe': `<${site.url}/api/v1/mailing/one-click?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `<digest.${new URL(site.url).hostname}>`,
      },
    };
  }
}
