import { randomUUID } from 'node:crypto';
import { type EncodedPart, encodedPart } from './encoded-part.ts';
import type { Site } from './mail-shape.ts';
import type { RenderedMail } from './mail-transport.ts';

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

/** @param token of the reader; without one it is a preview, from which nobody can unsubscribe */
export type BulkWriter = (
  to: { email: string; fullName: string },
  token: string | null,
) => RenderedMail<EncodedPart>;

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
    const content = await this.contentOf(written);
    return { subject: content.subject, ...(await this.drawn(content, `${this.site().url}/unsubscribe`)) };
  }

  /** Draws and encodes it once; each reader's mail differs by their link alone. */
  async prepare(content: BulkContent & { emailType?: string }): Promise<BulkWriter> {
    const { url } = this.site();
    const mark = `?token=${randomUUID()}`;
    const { html, text } = await this.drawn(content, `${url}/unsubscribe${mark}`);
    const [page, plain] = await Promise.all([
      encodedPart('text/html', html, mark),
      encodedPart('text/plain', text, mark),
    ]);
    return (to, token) => ({
      to: { name: to.fullName, address: to.email },
      subject: content.subject,
      html: page(token ? `?token=${token}` : ''),
      text: plain(token ? `?token=${token}` : ''),
      headers: {
        ...(content.emailType && { 'X-Email-Type': content.emailType }),
        ...(token && {
          'List-Unsubscribe': `<${url}/api/v1/mailing/one-click?token=${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'List-Id': `<news.${new URL(url).hostname}>`,
        }),
      },
    });
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
