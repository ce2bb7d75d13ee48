import { z } from 'zod';
import { momentSchema, pageOf, pageQuery } from './shapes.ts';

/** A public page of a service's subject, for the sitemap. */
export const pageAddressSchema = z.strictObject({
  /** The last part of the page's address: a slug or an id. */
  name: z.string(),
  updatedAt: momentSchema,
});
export type PageAddress = z.output<typeof pageAddressSchema>;

/** A page of them is one file of the sitemap; a file may name 50,000 at most, and one reply fits into 1 MiB. */
export const pageAddressQuery = z.strictObject(pageQuery(5000, 5000));
export const pageAddressPage = pageOf(pageAddressSchema);
