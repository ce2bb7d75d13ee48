import type { uploadTypes } from '@barspoon/contracts';

export type PictureType = (typeof uploadTypes)[number];

const latin = (bytes: Uint8Array, from = 0, to = bytes.length): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', Math.max(0, from), to);

/** What begins like a picture of each kind. */
const beginnings: readonly (readonly [PictureType, RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBPVP8/],
];

/** Text that no picture has and a browser, an interpreter or an archiver would take for something else. */
const otherKinds = /<script[\s>]|<\?php|<!doctype html|<html[\s>]|<svg[\s>]|%PDF-1\./i;
/** An archive's directory stands at its end, behind at most so long a comment. */
const archiveEndBytes = 65_557;

/** What a file is by its own first bytes, whatever its name and its sender say. Implements BEYOND-17. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  beginnings.find(([, pattern]) => pattern.test(latin(bytes, 0, 16)))?.[0];

/** Whether a picture is at the same time something that could be run, opened as a page or unpacked. */
export const isAlsoSomethingElse = (bytes: Uint8Array): boolean =>
  otherKinds.test(latin(bytes)) || latin(bytes, bytes.length - archiveEndBytes).includes('PK\x05\x06');
