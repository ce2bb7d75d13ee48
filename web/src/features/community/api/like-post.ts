import { isProblem } from '@barspoon/browser';
import { type OutputOf, type Post, postRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { readAgain } from '../../../lib/api/read-again.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { useGuestGate } from './guest-gate.ts';
import { changeShownPost } from './shown-posts.ts';

type Marks = OutputOf<typeof postRoutes.marks>;

/** Likes a post or takes it back: at once on the screen, undone when the server refuses. Implements COMM-23, COMM-25, COMM-26. */
export function useLike({ id }: Pick<Post, 'id'>) {
  const queryClient = useQueryClient();
  const mayAct = useGuestGate();
  const marksKey = keyOf(postRoutes.marks);

  const mark = (liked: boolean) =>
    queryClient.setQueriesData<Marks>({ queryKey: marksKey }, (marks) => {
      if (!marks) return marks;
      const others = marks.liked.filter((one) => one !== id);
      return { liked: liked ? [...others, id] : others };
    });
  const show = (liked: boolean) => {
    mark(liked);
    changeShownPost(queryClient, id, (post) => ({
      ...post,
      likesCount: Math.max(0, post.likesCount + (liked ? 1 : -1)),
    }));
  };
  const { mutate } = useMutation({
    mutationFn: (like: boolean) => call(like ? postRoutes.like : postRoutes.unlike, { params: { id } }),
    onMutate: (like) => {
      void queryClient.cancelQueries({ queryKey: marksKey });
      show(like);
    },
    onSuccess: ({ likesCount }, like) => {
      readAgain(queryClient, marksKey, () => mark(like));
      changeShownPost(queryClient, id, (post) => ({ ...post, likesCount }));
    },
    onError: (error, like) => {
      show(!like);
      toasts.error(t(isProblem(error, 401) ? 'like.signIn' : 'like.failed'));
      // Without an answer it may have been done nevertheless: the hearts say what is true.
      void queryClient.invalidateQueries({ queryKey: marksKey });
    },
  });
  return (like: boolean) => {
    if (mayAct(t('like.signIn'))) mutate(like);
  };
}
