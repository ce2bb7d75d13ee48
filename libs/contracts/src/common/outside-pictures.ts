import { z } from 'zod';
import { idSchema } from './shapes.ts';

/** What shows pictures of the web by their address, each with an id of its own. */
export const outsidePictureOwners = ['recipes', 'items', 'members'] as const;
export type OutsidePictureOwner = (typeof outsidePictureOwners)[number];

/** Stored sizes of our copies, in pixels of the longer side. */
export const outsidePictureSizes = [480, 1200] as const;
export type OutsidePictureSize = (typeof outsidePictureSizes)[number];

const hashSchema = z.string().regex(/^[0-9a-f]{40}$/);

/** Where our copy of a picture of the web is shown. @param hash of its address */
export const outsidePicturePath = (
  owner: OutsidePictureOwner,
  id: string,
  hash: string,
  size: OutsidePictureSize = 1200,
): string => `/pictures/outside/${owner}/${id}/${hash}-${size}.webp`;

/** How the gateway asks the service of an owner for the address of a picture that is shown. */
export const outsidePictureRouteOf = (what: string) =>
  ({
    access: 'internal',
    summary: `The address of a picture of the web that ${what} shows`,
    params: z.strictObject({ id: idSchema, hash: hashSchema }),
    response: z.strictObject({ url: z.string() }),
    example: {
      params: { id: '01939c5e-6a00-7000-8000-000000000001', hash: 'a'.repeat(40) },
      response: { url: 'https://example.com/daiquiri.jpg' },
    },
  }) as const;
