import { appealLengthLimit } from '@barspoon/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useAppeal } from '../api/own-cases.ts';
import { t } from '../texts.ts';
import styles from './own-cases.module.css';

export function AppealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [text, setText] = useState('');
  const { mutate, isPending } = useAppeal(id, onClose);
  return (
    <Dialog title={t('appeal.title')} onClose={onClose} stays>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) mutate(text);
        }}
      >
        <TextAreaField
          label={t('appeal.text')}
          hint={t('appeal.once')}
          value={text}
          maxLength={appealLengthLimit}
          required
          onChange={(event) => setText(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('appeal.cancel')}</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {t('appeal.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
