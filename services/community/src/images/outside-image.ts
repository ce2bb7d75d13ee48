import { createHash } from 'node:crypto';

/** What a picture of the web is called here. */
export const outsideImageId = (url: string): string =>
  createHash('sha256').update(url).digest('hex').slice(0, 40);

/** Where the gateway serves our copy of it. */
export const outsideImagePath = (url: string): string => `/pictures/outside/${outsideImageId(url)}.webp`;
