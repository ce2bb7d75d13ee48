import { type Post, postLengthLimit } from '@barspoon/contracts';
import { useId, useState } from 'react';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { type PickedRecipe, RecipePicker } from '../../../ui/recipe-picker.tsx';
import { useWritePost } from '../api/write-post.ts';
import { tWriting } from '../writing-texts.ts';
import { type ChosenCollection, CollectionChoice } from './collection-choice.tsx';
import { MentionArea } from './mention-area.tsx';
import styles from './post-dialog.module.css';
import { PostPicture } from './post-picture.tsx';

interface Draft {
  content: string;
  imageUrl: string;
  recipe: PickedRecipe | null;
  collection: ChosenCollection | null;
}
const emptyDraft: Draft = { content: '', imageUrl: '', recipe: null, collection: null };

const draftOf = ({ content, imageUrl, recipe, collection }: Post): Draft => ({
  content,
  imageUrl: imageUrl ?? '',
  recipe,
  collection,
});

interface PostDialogProps {
  /** The post to change; without it a new one is written, whose draft is kept. */
  post?: Post;
  onClose: () => void;
}

/** Implements COMM-13 to COMM-18, BEYOND-198. */
export function PostDialog({ post, onClose }: PostDialogProps) {
  const [draft, write, clear] = useDraft<Draft>(post ? undefined : 'post', post ? draftOf(post) : emptyDraft);
  const [file, setFile] = useState<File | null>(null);
  const id = useId();
  const { mutate, isPending } = useWritePost(post);
  const isEmpty = draft.content.trim() === '';

  const send = () => {
    if (isEmpty || isPending) return;
    const { content, imageUrl, recipe, collection } = draft;
    mutate(
      {
        content,
        file,
        imageUrl: (!file && imageUrl.trim()) || null,
        recipeId: recipe?.id ?? null,
        collectionId: collection?.id ?? null,
      },
      {
        onSuccess: () => {
          clear();
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={tWriting(post ? 'dialog.edit' : 'dialog.create')} onClose={onClose} stays>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div>
          <MentionArea
            label={tWriting('dialog.content')}
            placeholder={tWriting('dialog.content')}
            value={draft.content}
            rows={6}
            maxLength={postLengthLimit}
            autoFocus
            describedBy={`${id}-count`}
            onChange={(content) => write({ content })}
          />
          <p id={`${id}-count`} className={styles.count}>
            {tWriting('dialog.count', { count: draft.content.length, max: postLengthLimit })}
          </p>
        </div>
        <PostPicture
          file={file}
          imageUrl={draft.imageUrl}
          onChoose={setFile}
          onWrite={(imageUrl) => write({ imageUrl })}
        />
        {!draft.collection && (
          <RecipePicker
            label={tWriting('dialog.recipe')}
            recipe={draft.recipe}
            onPick={(recipe) => write({ recipe })}
          />
        )}
        {!draft.recipe && (
          <CollectionChoice collection={draft.collection} onChoose={(collection) => write({ collection })} />
        )}
        {!post && <p className={styles.hint}>{tWriting('dialog.draft')}</p>}
        <DialogActions>
          <Button onClick={onClose}>{tWriting('dialog.cancel')}</Button>
          <Button type="submit" look="primary" disabled={isEmpty} busy={isPending}>
            {tWriting(post ? 'dialog.save' : 'dialog.post')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
