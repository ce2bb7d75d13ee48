import { questionMax } from '@barspoon/contracts';
import { IconMicrophone, IconPlayerStop, IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { useDictation } from '../voice/use-dictation.ts';
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
  const before = useRef('');
  const dictation = useDictation(
    (words) => onChange([before.current, words].filter(Boolean).join(' ').slice(0, questionMax)),
    () => toasts.error(t('ask.speakFailed')),
  );
  const dictate = () => {
    before.current = text.trim();
    dictation.start();
  };
  const send = () => {
    // What is still heard belongs to the question that is sent.
    dictation.stop();
    onSend();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
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
        {dictation.isPossible && !busy && (
          <IconButton
            label={t(dictation.isListening ? 'ask.listening' : 'ask.speak')}
            aria-pressed={dictation.isListening}
            onClick={dictation.isListening ? dictation.stop : dictate}
          >
            <IconMicrophone size={20} aria-hidden="true" />
          </IconButton>
        )}
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
