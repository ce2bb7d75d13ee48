import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { tOwn } from './texts.ts';
import type { Missing } from './unfinished.ts';

interface UnfinishedQuestionProps {
  missing: readonly Missing[];
  busy: boolean;
  onSave: (visibility: 'public' | 'private') => void;
  onClose: () => void;
}

/** Asks before a recipe that lacks something is shown to everybody. */
export const UnfinishedQuestion = ({ missing, busy, onSave, onClose }: UnfinishedQuestionProps) => (
  <ConfirmDialog
    question={tOwn('unfinished.question')}
    confirmLabel={tOwn('unfinished.publish')}
    look="primary"
    busy={busy}
    onConfirm={() => onSave('public')}
    onClose={onClose}
  >
    <p>
      {tOwn('unfinished.text', {
        missing: missing.map((one) => tOwn(`unfinished.${one}`)).join(', '),
      })}
    </p>
    <Button onClick={() => onSave('private')}>{tOwn('unfinished.private')}</Button>
  </ConfirmDialog>
);
