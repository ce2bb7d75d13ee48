import { questionMax } from '@barspoon/contracts';
import { IconPlayerStop, IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './chat-page.module.css';

interface ComposerProps {
  text: string;
  busy: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Where a question is written: Enter asks, Shift and Enter begins a line. While it is answered, it can be stopped. */
export function Composer({ text, busy, onChange, onSend, onStop }: ComposerProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <label htmlFor={id} className="hidden-text">
        {t('ask.label')}
      </label>
      <div className={styles.line}>
        <textarea
          id={id}
          className={styles.input}
          rows={2}
          maxLength={questionMax}
          placeholder={t('ask.placeholder')}
          aria-describedby={`${id}-note`}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {busy ? (
          <Button onClick={onStop}>
            <IconPlayerStop size={20} aria-hidden="true" />
            {t('ask.stop')}
          </Button>
        ) : (
          <Button type="submit" look="primary" disabled={!text.trim()}>
            <IconSend size={20} aria-hidden="true" />
            {t('ask.send')}
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {t('ask.note')}
      </p>
    </form>
  );
}
