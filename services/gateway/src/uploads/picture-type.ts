import { uploadTypes } from '@barspoon/contracts';

export type PictureType = (typeof uploadTypes)[number];

const latin = (bytes: Uint8Array, from = 0, to = bytes.length): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', Math.max(0, from), to);

/** How a picture of each kind begins. */
const isOfType: Record<PictureType, (beginning: string) => boolean> = {
  'image/jpeg': (beginning) => beginning.startsWith('\xff\xd8\xff'),
  'image/png': (beginning) => beginning.startsWith('\x89PNG\r\n\x1a\n'),
  'image/gif': (beginning) => /^GIF8[79]a/.test(beginning),
  'image/webp': (beginning) => /^RIFF[\s\S]{4}WEBPVP8/.test(beginning),
};

/** Text that no picture has and a browser, an interpreter or an archiver would take for something else. */
const otherKinds = /<script[\s>]|<\?php|<!doctype html|<html[\s>]|<svg[\s>]|%PDF-1\./i;
/** An archive's directory stands at its end, behind at most so long a comment. */
const archiveEndBytes = 65_557;

/** What a file is by its own first bytes, whatever its name and its sender say. Implements BEYOND-17. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  uploadTypes.find((type) => isOfType[type](latin(bytes, 0, 16)));

/** Whether a picture is at the same time something that could be run, opened as a page or unpacked. */
export const isAlsoSomethingElse = (bytes: Uint8Array): boolean =>
  otherKinds.test(latin(bytes)) || latin(bytes, bytes.length - archiveEndBytes).includes('PK\x05\x06');
