import type { FoundPage } from '@barspoon/contracts';
import { Parser } from 'htmlparser2';
import { cutAt, webAddress } from '../texts.ts';

const titleLimit = 100;
const descriptionLimit = 200;

/** Pictures that can be re-encoded and shown; icons of other kinds are left out. */
const iconKinds = /^(?:(?:shortcut )?icon|apple-touch-icon(?:-precomposed)?)$/;
const iconTypes = /\.(?:png|jpe?g|webp|gif)(?:$|\?)|^image\/(?:png|jpeg|webp|gif)$/i;

/** What a page says of itself in its head, the first word of each kind. Implements LINK-03, LINK-07. */
export function foundPage(html: string, url: string): FoundPage {
  const said = new Map<string, string>();
  const icons: string[] = [];
  let title = '';
  let isInTitle = false;
  let base = url;
  const parser = new Parser({
    onopentag(tag, { name, property, content, rel = '', href, type = '' }) {
      if (tag === 'title' && !title) isInTitle = true;
      if (tag === 'base' && href) base = webAddress(href, url) ?? url;
      const key = (property ?? name ?? '').trim().toLowerCase();
      if (tag === 'meta' && key && content?.trim() && !said.has(key)) said.set(key, content);
      if (tag === 'link' && href && iconKinds.test(rel.trim().toLowerCase()))
        if (iconTypes.test(type) || iconTypes.test(href)) icons.push(href);
    },
    ontext(text) {
      if (isInTitle) title += text;
    },
    onclosetag(tag) {
      if (tag === 'title') isInTitle = false;
    },
  });
  parser.end(html);
  const first = (...keys: string[]) => keys.map((key) => said.get(key)).find(Boolean);
  return {
    url,
    title: cutAt(first('og:title', 'twitter:title') ?? title, titleLimit),
    description: cutAt(first('og:description', 'twitter:description', 'description'), descriptionLimit),
    siteName: cutAt(first('og:site_name', 'application-name'), titleLimit),
    imageUrl: webAddress(first('og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image'), base),
    // The last one is usually the largest.
    iconUrl: webAddress(icons.at(-1), base),
  };
}
