import type { Post } from '@barspoon/contracts';
import { IconFlag, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { IconButton } from '../../../ui/button.tsx';
import { reportPost } from '../api/report.ts';
import { useDeletePost } from '../api/write-post.ts';
import { tWriting } from '../writing-texts.ts';
import styles from './post-card.module.css';

const ConfirmDialog = lazily(() => import('../../../ui/confirm-dialog.tsx'), 'ConfirmDialog');
const PostDialog = lazily(() => import('./post-dialog.tsx'), 'PostDialog');
const ReportDialog = lazily(() => import('../../../ui/report-dialog.tsx'), 'ReportDialog');

/** Tells the moderators of somebody else's post. */
export function ReportPost({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <span className={styles.own}>
      <IconButton label={tWriting('report.post')} small onClick={() => setAsking(true)}>
        <IconFlag size={18} aria-hidden="true" />
      </IconButton>
      {isAsking && (
        <Suspense>
          <ReportDialog
            title={tWriting('report.post')}
            signIn={tWriting('report.signIn')}
            report={(report) => reportPost(id, report)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </span>
  );
}

/** What its author can do with a post. */
export function OwnActions({ post, onDeleted }: { post: Post; onDeleted: () => void }) {
  const [doing, setDoing] = useState<'edit' | 'delete' | undefined>();
  const stop = () => setDoing(undefined);
  const remove = useDeletePost(post.id, () => {
    stop();
    onDeleted();
  });
  return (
    <span className={styles.own}>
      <IconButton label={tWriting('post.edit')} small onClick={() => setDoing('edit')}>
        <IconPencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={tWriting('post.delete')} small onClick={() => setDoing('delete')}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
      {doing === 'edit' && (
        <Suspense>
          <PostDialog post={post} onClose={stop} />
        </Suspense>
      )}
      {doing === 'delete' && (
        <Suspense>
          <ConfirmDialog
            question={tWriting('post.deleteQuestion')}
            confirmLabel={tWriting('comment.delete')}
            busy={remove.isPending}
            onConfirm={() => remove.mutate()}
            onClose={stop}
          />
        </Suspense>
      )}
    </span>
  );
}
