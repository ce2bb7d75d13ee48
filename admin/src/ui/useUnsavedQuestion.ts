import { useBlocker } from '@tanstack/react-router';
import { useTranslate } from 'react-admin';

/** Asks before what is written and not saved is left, as the forms of react-admin do. */
export function useUnsavedQuestion(hasUnsaved: boolean): void {
  const translate = useTranslate();
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasUnsaved &&
      current.pathname !== next.pathname &&
      !window.confirm(translate('ra.message.unsaved_changes')),
    enableBeforeUnload: () => hasUnsaved,
  });
}
