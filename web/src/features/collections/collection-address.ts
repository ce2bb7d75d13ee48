/** The one address of a collection. Implements BEYOND-92. */
export const collectionAddress = (id: string): string =>
  `${location.origin}/social-hub?tab=collections&collection=${id}`;
