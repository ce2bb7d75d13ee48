import { createHash } from 'node:crypto';
import { type OutsidePictureOwner, outsidePicturePath } from '@barspoon/contracts';

/** What an address of the web is called here. */
export const outsidePictureHash = (url: string): string =>
  createHash('sha256').update(url).digest('hex').slice(0, 40);

/**
 * Where a picture is shown: one of our own where it is, one of the web from our own address, so that no reader's browser
 * asks a third party whom somebody else has chosen. Security check 67.
 */
export const shownPicture = (owner: OutsidePictureOwner, id: string, address: string): string =>
  isOfWeb(address) ? outsidePicturePath(owner, id, outsidePictureHash(address)) : address;

/** The address among these that is known by this hash. */
export const outsidePictureAmong = (
  addresses: readonly (string | null)[],
  hash: string,
): string | undefined =>
  addresses.find((address) => address !== null && isOfWeb(address) && outsidePictureHash(address) === hash) ??
  undefined;

const isOfWeb = (address: string): boolean => !address.startsWith('/');
