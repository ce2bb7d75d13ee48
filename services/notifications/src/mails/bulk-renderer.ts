import { type MailForMany, tokenMark } from './mail-for-many.ts';
import type { Site } from './mail-shape.ts';

export interface BulkContent {
  subject: string;
  /** Sanitized; null where it is text. */
  html: string | null;
  text: string | null;
}
interface Written {
  subject?: string | undefined;
  html?: string | undefined;
  markdown?: string | undefined;
  text?: string | undefined;
}

/** Writes what an admin sends to many. Implements ADM-NOTIF-05, BEYOND-101, BEYOND-103. */
export class BulkRenderer {
  /** @param site as it is now */
  constructor(private readonly site: () => Site) {}

  /** What is kept of it: without scripts, forms and whatever else a mail must not hold. */
  async contentOf({ subject, html, markdown, text }: Written): Promise<BulkContent> {
    const page = markdown === undefined ? html : await pageOfMarkdown(markdown);
    return {
      subject: subject ?? `News from ${this.site().name}`,
      html: page === undefined ? null : await withoutHarm(page),
      text: text ?? null,
    };
  }

  /** As its readers would see it; the link leads nowhere yet. */
  async draw(written: Written): Promise<{ subject: string; html: string; text: string }> {
    return this.drawOne(await this.contentOf(written));
  }

  /** The same of what is kept of it. */
  async drawOne(content: BulkContent): Promise<{ subject: string; html: string; text: string }> {
    return { subject: content.subject, ...(await this.drawn(content, `${this.site().url}/unsubscribe`)) };
  }

  /** For readers who each unsubscribe by a token of their own. */
  async drawForMany(content: BulkContent & { emailType: string }): Promise<MailForMany> {
    const { url } = this.site();
    return {
      subject: content.subject,
      ...(await this.drawn(content, `${url}/unsubscribe?token=${tokenMark}`)),
      headers: {
        'X-Email-Type': content.emailType,
        'List-Unsubscribe': `<${url}/api/v1/mailing/one-click?token=${tokenMark}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `<news.${new URL(url).hostname}>`,
      },
    };
  }

  private async drawn({ subject, html, text }: BulkContent, unsubscribeUrl: string) {
    const [{ render, toPlainText }, { createElement }, { BulkPage }] = await Promise.all([
      import('@react-email/render'),
      import('react'),
      import('./templates/bulk-page.tsx'),
    ]);
    const page = createElement(BulkPage, { subject, html, text, unsubscribeUrl, site: this.site() });
    const whole = await render(page);
    return { html: whole, text: toPlainText(whole) };
  }
}

/** HTML in it stays, and is sanitized as any other. */
const pageOfMarkdown = async (markdown: string): Promise<string> =>
  (await import('marked')).parse(markdown, { async: false, gfm: true });

/** The sanitizer is loaded with the first bulk mail. */
const withoutHarm = async (html: string): Promise<string> => (await import('./sanitized.ts')).sanitized(html);
