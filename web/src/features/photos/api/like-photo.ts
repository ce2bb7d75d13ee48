import { type Photo, photoRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { changeShownPhoto, photosQuery } from './photos.ts';

const likedOr = (liked: boolean) => (photo: Photo) =>
  photo.liked === liked
    ? photo
    : { ...photo, liked, likesCount: Math.max(0, photo.likesCount + (liked ? 1 : -1)) };

/**
 * Likes a photo or takes it back: at once on the screen, undone when the server refuses. One after the other, so that
 * the last press is what stays. Implements PHOTO-08, PHOTO-12, BEYOND-90.
 */
export function useLikePhoto({ id }: Pick<Photo, 'id'>) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: `like of photo ${id}` },
    mutationFn: (like: boolean) => call(like ? photoRoutes.like : photoRoutes.unlike, { params: { id } }),
    onMutate: (like) => {
      void queryClient.cancelQueries({ queryKey: photosQuery().queryKey });
      changeShownPhoto(queryClient, id, likedOr(like));
    },
    onSuccess: (likes) => changeShownPhoto(queryClient, id, (photo) => ({ ...photo, ...likes })),
    onError: (_error, like) => {
      changeShownPhoto(queryClient, id, likedOr(!like));
      toasts.error(t('likeFailed'));
    },
  });
  return mutate;
}
