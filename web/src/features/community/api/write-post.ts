import { type Post, postRoutes, type SentInputOf } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { t as ui } from '../../../ui/texts.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { tWriting } from '../writing-texts.ts';
import { addShownPost, changeShownPost, removeShownPost } from './shown-posts.ts';

export type PostDraft = Required<SentInputOf<typeof postRoutes.create>['body']>;

/** Publishes a post, or changes one's own. Implements COMM-16 to COMM-18. */
export function useWritePost(post: Post | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PostDraft) =>
      post ? call(postRoutes.revise, { params: { id: post.id }, body }) : call(postRoutes.create, { body }),
    onSuccess: (written) => {
      if (post) changeShownPost(queryClient, post.id, () => written);
      else addShownPost(queryClient, written);
      if (written.held) toasts.success(ui('held.note'));
      else toasts.success(tWriting(post ? 'post.updated' : 'dialog.created'));
    },
    onError: () => toasts.error(tWriting(post ? 'post.updateFailed' : 'dialog.failed')),
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
