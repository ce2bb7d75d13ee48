import { Parser } from 'htmlparser2';
import { MicrodataCollector } from './microdata.ts';

/** No page is as deep; what lies deeper takes longer with every level, and is not read. */
const maxDepth = 256;

const jsonLd = /^application\/ld\+json\b/i;

/** What a page says in schema.org's words about recipes: its JSON-LD as it stands, else its microdata as JSON-LD. */
export function foundRecipes(html: string, url: string): unknown[] {
  const said: unknown[] = [];
  const microdata = new MicrodataCollector(url);
  let script: string | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      if (depth > maxDepth) parser.pause();
      if (tag === 'script') script = jsonLd.test(attributes.type ?? '') ? '' : undefined;
      microdata.opened(tag, attributes);
    },
    ontext(text) {
      if (script !== undefined) script += text;
      else microdata.text(text);
    },
    onclosetag(tag) {
      depth -= 1;
      if (tag === 'script' && script !== undefined) {
        const node = jsonIn(script);
        if (node !== undefined) said.push(node);
        script = undefined;
      }
      microdata.closed(tag);
    },
  });
  parser.end(html);
  // Pages that write both say the same twice.
  return said.length > 0 ? said : microdata.recipes;
}

/** The JSON in a text that speaks of a recipe, if there is one. Line ends within its texts are forgiven: many write them. */
export function jsonIn(text: string): unknown {
  if (!/"(?:https?:\/\/schema\.org\/)?Recipe"/.test(text)) return undefined;
  for (const written of [text, text.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(written);
    } catch {
      // The next one may do.
    }
  }
  return undefined;
}
