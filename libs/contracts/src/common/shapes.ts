import { z } from 'zod';

export const idSchema = z.uuid();
/** A timestamp as an ISO string in UTC. */
export const momentSchema = z.iso.datetime();
/**
 * When something happened, where that is not now: a phone without reception tells it later. `sentAt` is what its clock shows
 * as it tells, so that a clock that is wrong is seen and allowed for.
 */
export const toldShape = { at: momentSchema.optional(), sentAt: momentSchema.optional() };
/** An opaque position in a list, created by the server. */
export const cursorSchema = z.string().min(1).max(400);
/** As a client returns it: refused before any lookup if no list can have created it. */
export const sentCursorSchema = cursorSchema.refine(
  isPossibleCursor,
  'This page of the list is no longer available. Start from the top.',
);
export const idParams = z.strictObject({ id: idSchema });

/** A boolean in a query string. */
export const flagQuery = z.union([z.boolean(), z.enum(['true', 'false']).transform((v) => v === 'true')]);

/** `limit` and `cursor` of every list. */
export const pageQuery = (byDefault: number, max: number) => ({
  limit: z.coerce.number().int().min(1).max(max).default(byDefault),
  cursor: sentCursorSchema.optional(),
});

/** A page of a list: `total` only where a screen shows it, `nextCursor` null on the last page. */
export const pageOf = <S extends z.ZodType>(item: S) =>
  z.strictObject({ items: z.array(item), nextCursor: cursorSchema.nullable() });
export const countedPageOf = <S extends z.ZodType>(item: S) =>
  z.strictObject({
    items: z.array(item),
    nextCursor: cursorSchema.nullable(),
    total: z.number().int().min(0),
  });

/** Up to 48 ids, comma separated, in a query string. */
export const idListQuery = z
  .union([z.array(idSchema), z.string().transform((list) => list.split(',').filter(Boolean))])
  .pipe(z.array(idSchema).min(1).max(48));

/** The response of an action without a result. */
export const doneSchema = z.strictObject({ done: z.literal(true) });

/** No mail server takes more than 64 characters before the @ (RFC 5321). */
const emailPattern = new RegExp(`^(?=[^@]{1,64}@)${z.regexes.email.source.slice(1)}`);

/** An address that mails can be sent to. @param wrong what is said of anything else */
export const emailOf = (wrong: string) => z.email({ pattern: emailPattern, error: wrong }).max(254);

/** A text of nothing but signs without a width is empty: nobody could see or press it. Implements BEYOND-129. */
const shown = (text: string): string => (/[^\s\p{Cf}\p{DI}\u2800]/u.test(text) ? text : '');
/** Human text of one line: trimmed, no control characters. Stored raw, escaped on output. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .overwrite(shown)
    .min(1, 'Please fill this in')
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'Must not contain control characters');
/** Direction marks, which turn what stands after them, characters without width, and tags. */
const hidden = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u;
/** What a joiner may stand between: the parts of an emoji, and the letters of scripts that need it. */
const joined =
  /^(?:\uFE0F|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}])$/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** What shows nothing in the place of a letter: fillers of Hangul and the blank of Braille. */
const blank = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** A name or title shows what it says to everybody. That there is none is for others to say. */
export const isLegible = (text: string): boolean => {
  if (text === '') return true;
  const signs = [...text];
  const joinsWell = (sign: string, at: number) =>
    !/[\u200C\u200D]/.test(sign) || (joined.test(signs[at - 1] ?? '') && joined.test(signs[at + 1] ?? ''));
  return !hidden.test(text) && visible.test(text.replace(blank, '')) && signs.every(joinsWell);
};
export const illegible = 'Use visible letters, without hidden characters';

/** A name that others read. */
export const nameLine = (max: number) => line(max).refine(isLegible, illegible);

/** Human text of several lines. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .overwrite(shown)
    .max(max)
    .regex(/^[^\p{Cc}]*$|^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'Must not contain control characters');

/** An http(s) address of an image, without a name and password in it. */
export const imageUrlSchema = z
  .url({ protocol: /^https?$/, hostname: /.+/ })
  .max(2000)
  .refine(hasNoCredentials, 'Must not contain a user name or password');

/** An http(s) address of an image on the public web: of no machine of a network of its own. */
export const publicImageUrlSchema = imageUrlSchema.refine(isOnPublicWeb, 'Must be an address of the web');

function hasNoCredentials(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** IP addresses in any notation and names of one's own network are none of the web's. */
function isOnPublicWeb(address: string): boolean {
  // Of what is no web address that is said already.
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return true;
  const labels = new URL(address).hostname.replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && !/^(?:\d+|localhost|local|internal|lan|intranet)$/.test(last);
}

/** The largest date; no list is ordered by a larger number. */
const maxNumber = 8_640_000_000_000_000;
const isPossible = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'number' && Math.abs(value) <= maxNumber);

/** Base64url of a JSON list of strings and numbers. */
function isPossibleCursor(cursor: string): boolean {
  try {
    const values: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
    return Array.isArray(values) && values.length > 0 && values.every(isPossible);
  } catch {
    return false;
  }
}
