import { isProblem } from '@barspoon/browser';
import { type Comment, commentRoutes, type OutputOf, type Post } from '@barspoon/contracts';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { postNews } from '../../../lib/post-news.ts';
import { t as ui } from '../../../ui/texts.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { tWriting } from '../writing-texts.ts';
import { commentsQuery, heldCommentsQuery } from './comment-list.ts';
import { changeShownPost } from './shown-posts.ts';

type Pages = InfiniteData<OutputOf<typeof commentRoutes.list>>;

function changeShown(queryClient: QueryClient, postId: string, change: (all: Comment[]) => Comment[]): void {
  queryClient.setQueryData<Pages>(commentsQuery(postId).queryKey, (data) => {
    if (!data) return data;
    const sizes = data.pages.map(({ items }) => items.length);
    const all = change(data.pages.flatMap(({ items }) => items));
    let at = 0;
    const pages = data.pages.map((page, number) => {
      const isLast = number === data.pages.length - 1;
      const items = all.slice(at, isLast ? undefined : at + (sizes[number] ?? 0));
      at += items.length;
      return { ...page, items };
    });
    return { ...data, pages };
  });
}

const count = (queryClient: QueryClient, postId: string, by: number) =>
  changeShownPost(queryClient, postId, (post) => ({
    ...post,
    commentsCount: Math.max(0, post.commentsCount + by),
  }));

/** Behind the last comment of its thread, or at the end. */
function inPlace(all: Comment[], made: Comment): Comment[] {
  const last = all.findLastIndex(({ id, parentId }) => [id, parentId].includes(made.parentId));
  return made.parentId && last >= 0 ? all.toSpliced(last + 1, 0, made) : [...all, made];
}

/** Implements COMM-28, COMM-30, COMM-31. */
export function useAddComment(post: Pick<Post, 'id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { content: string; parentId: string | null }) =>
      call(commentRoutes.create, { params: { id: post.id }, body }),
    onSuccess: (made) => {
      if (made.held) {
        toasts.success(ui('held.note'));
        return queryClient.invalidateQueries(heldCommentsQuery(post.id));
      }
      toasts.success(tWriting('comment.added'));
      changeShown(queryClient, post.id, (all) => inPlace(all, made));
      count(queryClient, post.id, 1);
      return undefined;
    },
    onError: (error) => {
      if (isProblem(error, 404) && error.code === 'community.post_not_found')
        postNews.announce({ removed: [post.id] });
      toasts.error(tWriting(isProblem(error, 401) ? 'comment.signIn' : 'comment.addFailed'));
    },
  });
}

/** Implements COMM-36 to COMM-39. */
export function useReviseComment({ id, postId, held }: Comment) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => call(commentRoutes.revise, { params: { id }, body: { content } }),
    onSuccess: (after) => {
      toasts.success(after.held ? ui('held.note') : tWriting('comment.updated'));
      if (after.held) {
        changeShown(queryClient, postId, (all) => all.filter((one) => one.id !== id));
        if (!held) count(queryClient, postId, -1);
        return queryClient.invalidateQueries(heldCommentsQuery(postId));
      }
      changeShown(queryClient, postId, (all) => all.map((one) => (one.id === id ? after : one)));
      return undefined;
    },
    onError: (error) =>
      toasts.error(tWriting(isProblem(error, 401) ? 'comment.signInToEdit' : 'comment.editFailed')),
  });
}

/** Implements COMM-40 to COMM-43. */
export function useDeleteComment(comment: Comment) {
  const queryClient = useQueryClient();
  const { id, postId } = comment;
  return useMutation({
    mutationFn: () => call(commentRoutes.delete, { params: { id } }),
    onSuccess: () => {
      toasts.success(tWriting('comment.deleted'));
      if (comment.held) return queryClient.invalidateQueries(heldCommentsQuery(postId));
      changeShown(queryClient, postId, (all) => without(all, comment));
      count(queryClient, postId, -1);
      return undefined;
    },
    onError: (error) =>
      toasts.error(tWriting(isProblem(error, 401) ? 'comment.signInToDelete' : 'comment.deleteFailed')),
  });
}

/** As the server leaves them: one with replies keeps an empty place, which goes with the last reply. */
function without(all: Comment[], { id, parentId }: Comment): Comment[] {
  if (all.some((one) => one.parentId === id))
    return all.map((one) =>
      one.id === id ? { ...one, deleted: true, content: '', author: null, mentions: [] } : one,
    );
  const left = all.filter((one) => one.id !== id);
  const isEmptyPlace = (one: Comment) =>
    one.id === parentId && one.deleted && !left.some((other) => other.parentId === parentId);
  return left.filter((one) => !isEmptyPlace(one));
}
