import type { Post } from '@barspoon/contracts';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { IconButton } from '@mui/material';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import { citrus } from '../theme/tokens.ts';

/** Marks a post as featured or takes the mark away: at once, taken back when the server refuses. Implements ADM-MOD-02. */
export function FeaturePost() {
  const post = useRecordContext<Post>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<Post>();
  if (!post) return null;
  const isFeatured = isPending ? !post.featured : post.featured;
  const toggle = () => {
    if (isPending) return;
    void update(
      'posts',
      { id: post.id, data: { featured: !post.featured }, previousData: post },
      {
        onSuccess: () => notify('resources.posts.notifications.featured', { type: 'success' }),
        onError: (problem) => notify(problem.message, { type: 'error' }),
      },
    );
  };
  return (
    <IconButton
      size="small"
      aria-label={`Featured: ${post.content.slice(0, 40)}`}
      aria-pressed={isFeatured}
      onClick={toggle}
    >
      {isFeatured ? (
        <StarIcon fontSize="small" sx={{ color: citrus, stroke: 'currentColor' }} />
      ) : (
        <StarBorderIcon fontSize="small" />
      )}
    </IconButton>
  );
}
