import { Marked, type Tokens } from 'marked';
import { parse } from 'yaml';
import type { ContentPage } from '../src/features/static-pages/content-page.ts';

/** What stands between the two `---` lines of a content file. `related` names other files, without `.md`. */
interface FrontMatter {
  title: string;
  heading?: string;
  description: string;
  lastChanged: string;
  related: string[];
}

const shape = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const wanted = ['title', 'description', 'lastChanged', 'related'] as const;

/** @throws Error that names the page and what is wrong with it */
export function frontMatterOf(name: string, source: string): { matter: FrontMatter; text: string } {
  const [, head = '', text = ''] = shape.exec(source) ?? [];
  const matter = parse(head) as FrontMatter | null;
  const missing = wanted.filter((key) => !matter?.[key]);
  if (!matter || missing.length) throw new Error(`content/${name}.md has no ${missing.join(', ')}`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(matter.lastChanged))
    throw new Error(`content/${name}.md: lastChanged is no day like 2026-01-31`);
  return { matter, text };
}

/**
 * Turns a content file into a page.
 * @param titleOf the title of another content file, for the links to related pages
 */
export function contentPage(name: string, source: string, titleOf: (name: string) => string): ContentPage {
  const { matter, text } = frontMatterOf(name, source);
  const sections: ContentPage['sections'] = [];
  const html = renderer(sections).parse(text, { async: false });
  return {
    title: matter.title,
    heading: matter.heading ?? matter.title,
    description: matter.description,
    lastChanged: matter.lastChanged,
    html,
    sections,
    related: matter.related.map((other) => ({ to: `/${other}`, title: titleOf(other) })),
  };
}

/** Headings link to themselves; tables scroll by themselves, with the keyboard too, and are named by their heading. */
function renderer(sections: ContentPage['sections']): Marked {
  let latestId = '';
  return new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = idOf(text);
        latestId = id;
        if (depth === 2) sections.push({ id, title: text });
        return `<h${depth} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
      },
      table(table: Tokens.Table) {
        const rows = [table.header, ...table.rows].map((cells) =>
          this.tablerow({ text: cells.map((cell) => this.tablecell(cell)).join('') }),
        );
        const [head, ...body] = rows;
        return `<div role="region" tabindex="0" aria-labelledby="${latestId}"><table><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>\n`;
      },
    },
  });
}

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
