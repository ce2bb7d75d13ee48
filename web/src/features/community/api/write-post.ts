import { sentenceOf } from '@barspoon/browser';
import { type Post, postRoutes, type SentInputOf } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { usePictureUpload } from '../../../lib/api/picture-upload.ts';
import { t as ui } from '../../../ui/texts.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { tWriting } from '../writing-texts.ts';
import { addShownPost, changeShownPost, removeShownPost } from './shown-posts.ts';

type PostBody = SentInputOf<typeof postRoutes.create>['body'];
export interface PostDraft extends Required<Omit<PostBody, 'pictureFileId'>> {
  /** To be uploaded, in place of an address. */
  file: File | null;
}

/** Publishes a post, or changes one's own. Implements COMM-16 to COMM-18, BEYOND-198. */
export function useWritePost(post: Post | undefined) {
  const queryClient = useQueryClient();
  const upload = usePictureUpload();
  return useMutation({
    mutationFn: async ({ file, ...written }: PostDraft) => {
      const body: PostBody = file ? { ...written, pictureFileId: await upload.send(file) } : written;
      return post
        ? call(postRoutes.revise, { params: { id: post.id }, body })
        : call(postRoutes.create, { body });
    },
    onSuccess: (written) => {
      if (post) changeShownPost(queryClient, post.id, () => written);
      else addShownPost(queryClient, written);
      if (written.held) toasts.success(ui('held.note'));
      else toasts.success(tWriting(post ? 'post.updated' : 'dialog.created'));
    },
    onError: (error) => {
      upload.refused(error);
      toasts.error(sentenceOf(error, tWriting(post ? 'post.updateFailed' : 'dialog.failed')));
    },
  });
}

export function useDeletePost(id: string, onGone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(postRoutes.delete, { params: { id } }),
    onSuccess: () => {
      toasts.success(tWriting('post.deleted'));
      onGone();
      removeShownPost(queryClient, id);
    },
    onError: () => toasts.error(tWriting('post.deleteFailed')),
  });
}
