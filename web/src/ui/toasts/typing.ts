const fields =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"]), [contenteditable="true"]';

/** Whether the reader is in a field that takes text. */
export const typing = {
  now: () => document.activeElement?.matches(fields) ?? false,
  subscribe(listener: () => void) {
    document.addEventListener('focusin', listener);
    document.addEventListener('focusout', listener);
    return () => {
      document.removeEventListener('focusin', listener);
      document.removeEventListener('focusout', listener);
    };
  },
};
