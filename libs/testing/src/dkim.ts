import { createHash, createVerify, type KeyObject } from 'node:crypto';

/** Whether a mail carries a DKIM signature (RFC 6376, rsa-sha256, relaxed/relaxed) of this key over what it says. */
export function isSignedByDkim(raw: string, key: KeyObject): boolean {
  const split = raw.indexOf('\r\n\r\n');
  const fields = raw
    .slice(0, split)
    .split(/\r\n(?![ \t])/)
    .map((line) => ({ name: line.slice(0, line.indexOf(':')).trim().toLowerCase(), line }));
  const signature = fields.find(({ name }) => name === 'dkim-signature');
  if (!signature) return false;
  const tags = new Map(
    signature.line
      .slice(signature.line.indexOf(':') + 1)
      .replace(/\s+/g, '')
      .split(';')
      .filter(Boolean)
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  );
  if (tags.get('a') !== 'rsa-sha256' || tags.get('c') !== 'relaxed/relaxed') return false;
  const body = createHash('sha256')
    .update(relaxedBody(raw.slice(split + 4)))
    .digest('base64');
  if (body !== tags.get('bh')) return false;
  // A header that occurs twice is signed from the last one up.
  const left = [...fields];
  const signed = (tags.get('h') ?? '').split(':').flatMap((name) => {
    const at = left.findLastIndex((field) => field.name === name.toLowerCase());
    return at < 0 ? [] : left.splice(at, 1).map(({ line }) => `${relaxed(line)}\r\n`);
  });
  const itself = relaxed(signature.line.replace(/(\bb=)[^;]*$|(\bb=)[^;]*(?=;)/, '$1$2'));
  return createVerify('sha256')
    .update(signed.join('') + itself)
    .verify(key, tags.get('b') ?? '', 'base64');
}

function relaxed(line: string): string {
  const colon = line.indexOf(':');
  const value = line
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`;
}

const relaxedBody = (body: string): string => {
  const lines = body.replace(/[ \t]+(?=\r\n|$)/g, '').replace(/[ \t]+/g, ' ');
  const trimmed = lines.replace(/(\r\n)*$/, '');
  return trimmed === '' ? '' : `${trimmed}\r\n`;
};
