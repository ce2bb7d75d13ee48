import type { Comment } from '@barspoon/contracts';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { HeldNote } from '../../../ui/held-note.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useDeleteComment, useReviseComment } from '../api/comments.ts';
import { reportComment } from '../api/report.ts';
import { tWriting } from '../writing-texts.ts';
import { Byline } from './byline.tsx';
import { LinkPreviews } from './link-previews.tsx';
import { MentionArea } from './mention-area.tsx';
import styles from './post-comments.module.css';
import { PostText } from './post-text.tsx';

const ConfirmDialog = lazily(() => import('../../../ui/confirm-dialog.tsx'), 'ConfirmDialog');
const ReportDialog = lazily(() => import('../../../ui/report-dialog.tsx'), 'ReportDialog');

/** Implements COMM-33 to COMM-36. */
export function CommentLine({ comment, onReply }: { comment: Comment; onReply?: () => void }) {
  const [edits, setEdits] = useState(false);
  const [deletes, setDeletes] = useState(false);
  const { memberId } = useSession();
  const remove = useDeleteComment(comment);
  if (comment.deleted) return <p className={styles.none}>{tWriting('comment.deletedPlace')}</p>;
  const isMine = memberId !== null && memberId === comment.author?.id;
  const askToRemove = () => {
    if (session.state().status === 'visitor') toasts.error(tWriting('comment.signInToDelete'));
    else setDeletes(true);
  };
  return (
    <div className={styles.comment}>
      <Byline author={comment.author} createdAt={comment.createdAt} edited={comment.edited} size={32} />
      {edits ? (
        <EditBox comment={comment} onDone={() => setEdits(false)} />
      ) : (
        <>
          {comment.held && <HeldNote />}
          <PostText text={comment.content} mentions={comment.mentions} />
          <LinkPreviews previews={comment.previews} />
          <div className={styles.row}>
            {onReply && (
              <Button look="quiet" small onClick={onReply}>
                {tWriting('comment.replyAction')}
              </Button>
            )}
            {memberId !== null && !isMine && <ReportComment id={comment.id} />}
            {isMine && (
              <>
                <Button look="quiet" small onClick={() => setEdits(true)}>
                  {tWriting('comment.edit')}
                </Button>
                <Button look="quiet" small onClick={askToRemove}>
                  {tWriting('comment.delete')}
                </Button>
              </>
            )}
          </div>
          {deletes && (
            <Suspense>
              <ConfirmDialog
                question={tWriting('comment.deleteQuestion')}
                confirmLabel={tWriting('comment.delete')}
                busy={remove.isPending}
                onConfirm={() => remove.mutate(undefined, { onSettled: () => setDeletes(false) })}
                onClose={() => setDeletes(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

function ReportComment({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" small onClick={() => setAsking(true)}>
        {tWriting('report')}
      </Button>
      {isAsking && (
        <Suspense>
          <ReportDialog
            title={tWriting('report.comment')}
            signIn={tWriting('report.signIn')}
            report={(report) => reportComment(id, report)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function EditBox({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const [content, setContent] = useState(comment.content);
  const revise = useReviseComment(comment);
  const save = () => {
    if (session.state().status === 'visitor') return toasts.error(tWriting('comment.signInToEdit'));
    if (!content.trim()) return toasts.error(tWriting('comment.empty'));
    revise.mutate(content, { onSuccess: onDone });
  };
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <MentionArea
        label={tWriting('comment.editLabel')}
        value={content}
        rows={2}
        autoFocus
        onChange={setContent}
        onSubmit={save}
        onCancel={onDone}
      />
      <div className={styles.row}>
        <Button small onClick={onDone}>
          {tWriting('comment.cancel')}
        </Button>
        <Button type="submit" look="primary" small busy={revise.isPending}>
          {tWriting('comment.save')}
        </Button>
      </div>
    </form>
  );
}
