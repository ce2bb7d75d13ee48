import { type ReadRecipeText, readRecipeText } from '@barspoon/mixology/recipe-text';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import styles from './own-recipes.module.css';
import { tOwn } from './texts.ts';

/** A recipe text from anywhere becomes the fields of the form, with what was guessed marked. Implements BEYOND-25. */
export function PasteRecipe({
  overwrites,
  onRead,
}: {
  /** What was written already would be gone: asks first. */
  overwrites: boolean;
  onRead: (read: ReadRecipeText) => void;
}) {
  const [waiting, setWaiting] = useState<ReadRecipeText>();
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();

  const read = () => {
    const found = readRecipeText(text ?? '');
    if (found.spec.length === 0) return setError(tOwn('paste.nothing'));
    if (overwrites) setWaiting(found);
    else fillIn(found);
  };
  const fillIn = (found: ReadRecipeText) => {
    onRead(found);
    setWaiting(undefined);
    setText(null);
    const done = tOwn('paste.done', {
      lines: tOwn('paste.lines', { count: found.spec.length }),
      steps: tOwn('paste.steps', { count: found.instructions.length }),
    });
    setDone(found.rest ? `${done} ${tOwn('paste.more')}` : done);
  };
  return (
    <div className={styles.paste}>
      {text === null ? (
        <Button
          onClick={() => {
            setText('');
            setError(undefined);
            setDone(undefined);
          }}
        >
          <IconClipboardText size={20} aria-hidden="true" />
          {tOwn('paste.open')}
        </Button>
      ) : (
        <>
          <TextAreaField
            label={tOwn('paste.label')}
            hint={tOwn('paste.hint')}
            error={error}
            rows={8}
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className={styles.row}>
            <Button look="primary" onClick={read}>
              {tOwn('paste.read')}
            </Button>
            <Button onClick={() => setText(null)}>{tOwn('form.cancel')}</Button>
          </div>
        </>
      )}
      {waiting && (
        <ConfirmDialog
          question={tOwn('paste.replaceQuestion')}
          confirmLabel={tOwn('paste.replace')}
          onConfirm={() => fillIn(waiting)}
          onClose={() => setWaiting(undefined)}
        >
          <p>{tOwn('paste.replaceText')}</p>
        </ConfirmDialog>
      )}
      <p role="status" className={done ? styles.muted : 'hidden-text'}>
        {done}
      </p>
    </div>
  );
}
