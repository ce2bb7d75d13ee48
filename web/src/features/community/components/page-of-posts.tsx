import { useHiddenMembers } from '../../../lib/hidden-members.ts';
import { useLikedMarks } from '../api/liked-marks.ts';
import type { PostPage } from '../api/posts.ts';
import { PostCard } from './post-card.tsx';

/** Posts of one page, which asks once which of them the reader likes, without those of members kept at a distance. */
export function PageOfPosts({ page }: { page: PostPage }) {
  const liked = useLikedMarks(page.items.map(({ id }) => id));
  const hidden = useHiddenMembers();
  const shown = page.items.filter(({ author }) => !author || !hidden.has(author.id));
  return shown.map((post) => <PostCard key={post.id} post={post} liked={liked.has(post.id)} />);
}
