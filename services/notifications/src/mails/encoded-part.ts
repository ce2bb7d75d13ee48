/** A part of a mail as it goes out, headers and all; what writes mails takes it as it is. */
interface EncodedPart {
  raw: string;
}

/** With the soft break at its end a line has 76 characters. */
const lineLength = 75;
const softBreak = '=\r\n';

/** What encodes text as quoted-printable in short lines. */
export async function quotedPrintable(): Promise<(text: string) => string> {
  const { encode, wrap } = await import('nodemailer/lib/qp');
  return (text) => wrap(encode(text.replace(/\r?\n|\r/g, '\r\n')), lineLength);
}

/**
 * Encodes a part once for all readers of a mail, who each have a text of their own at its marks: only that is encoded for
 * each. A soft break before and after it keeps lines short enough, whatever it is (RFC 2045, 6.7).
 */
export async function encodedPart(
  type: 'text/html' | 'text/plain',
  page: string,
  mark: string,
): Promise<(own: string) => EncodedPart> {
  const encoded = await quotedPrintable();
  const head = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
  const between = page.split(mark).map(encoded);
  return (own) => ({ raw: head + between.join(`${softBreak}${encoded(own)}${softBreak}`) });
}
