/**
 * What is wrong with an SVG text as XML, or null: tags that do not match, attributes given twice, references that are
 * not escaped. Enough for what this folder writes; for tests.
 */
export const faultOf = (text: string): string | null => {
  const open: string[] = [];
  let rest = text;
  while (rest.length > 0) {
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>/.exec(rest);
    if (tag) {
      const [whole, closing, name, attributes = '', empty] = tag;
      const names = [...attributes.matchAll(/\s([a-zA-Z:-]+)=/g)].map(([, attribute]) => attribute);
      if (new Set(names).size !== names.length) return `an attribute twice in ${whole}`;
      if (closing && open.pop() !== name) return `unexpected ${whole}`;
      if (!closing && !empty) open.push(name ?? '');
      rest = rest.slice(whole.length);
      continue;
    }
    const words = /^[^<]+/.exec(rest)?.[0];
    if (!words) return `not a tag: ${rest.slice(0, 60)}`;
    if (/&(?!amp;|lt;|gt;|quot;|#)/.test(words)) return `not escaped: ${words}`;
    rest = rest.slice(words.length);
  }
  return open.length > 0 ? `never closed: ${open.join(', ')}` : null;
};
