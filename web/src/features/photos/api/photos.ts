import { type OutputOf, type Photo, photoRoutes } from '@barspoon/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

type Page = OutputOf<typeof photoRoutes.list>;
type Pages = InfiniteData<Page>;

/** Reading on is up to the reader: the gallery never moves by itself under what they look at. Implements PHOTO-02. */
export const photosQuery = () => ({
  ...pagedQuery(photoRoutes.list, { query: {} }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
export const photoQuery = (id: string) => routeQuery(photoRoutes.get, { params: { id } });

function changePages(queryClient: QueryClient, change: (items: Photo[], at: number) => Photo[]): void {
  queryClient.setQueryData<Pages>(
    photosQuery().queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, at) => ({ ...page, items: change(page.items, at) })),
      },
  );
}

/** Changes a photo wherever it is shown, without asking the server. */
export function changeShownPhoto(
  queryClient: QueryClient,
  id: string,
  change: (photo: Photo) => Photo,
): void {
  const changed = (photo: Photo) => (photo.id === id ? change(photo) : photo);
  changePages(queryClient, (items) => items.map(changed));
  queryClient.setQueriesData<Photo>({ queryKey: keyOf(photoRoutes.get) }, (photo) => photo && changed(photo));
}

export function removeShownPhoto(queryClient: QueryClient, id: string): void {
  changePages(queryClient, (items) => items.filter((photo) => photo.id !== id));
  queryClient.removeQueries({ queryKey: photoQuery(id).queryKey });
}

/** Puts the member's new photo on top. */
export const addShownPhoto = (queryClient: QueryClient, photo: Photo): void =>
  changePages(queryClient, (items, at) => (at === 0 ? [photo, ...items] : items));
