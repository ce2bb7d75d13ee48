import type { ComponentProps } from 'react';
import type { Facts } from './mail-facts.ts';
import type { Letter } from './postman.ts';
import type { LetterPage } from './templates/letter-page.tsx';
import { type Site, wordsOf } from './words.ts';

/** Writes mails: HTML in the look of the site, and the same as text. */
export class Letters {
  constructor(private readonly site: Site) {}

  async write(facts: Facts): Promise<Letter> {
    const words = wordsOf(facts, this.site);
    const { html, text } = await drawn({ words, site: this.site });
    return {
      to: { name: isProved(facts) ? facts.to.fullName : '', address: facts.to.email },
      subject: words.subject,
      html,
      text,
    };
  }
}

/** React is loaded with the first mail. */
async function drawn(page: ComponentProps<typeof LetterPage>): Promise<{ html: string; text: string }> {
  const [{ render, toPlainText }, { createElement }, { LetterPage }] = await Promise.all([
    import('@react-email/render'),
    import('react'),
    import('./templates/letter-page.tsx'),
  ]);
  const html = await render(createElement(LetterPage, page));
  return { html, text: toPlainText(html) };
}

/**
 * Whether the address is known to be the member's. Anybody can enter another's address with a name of her choice, which
 * must not become a line we mail to strangers.
 */
const isProved = (facts: Facts): boolean =>
  facts.kind === 'link' ? facts.purpose === 'reset-password' : facts.kind !== 'sign-up-repeated';
