import { Button, Snackbar } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'react-admin';

/** Milliseconds, where the notification names no time of its own. */
const shownFor = 4000;

/**
 * What was said last, and nothing older: each notification replaces the one before, and what could be taken back there
 * is done with it. react-admin's own shows them one after the other, so that a refusal waits under an old success.
 * Implements BEYOND-156.
 */
export function Toast() {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const shown = notifications.at(-1);
  const [replaced] = notifications.slice(0, -1);

  const settle = (one: NotificationPayload, isUndo: boolean) => {
    if (one.notificationOptions?.undoable) takeMutation()?.({ isUndo });
    setNotifications((all) => all.filter((other) => other !== one));
  };
  // One at a time: each takes its own mutation from the same queue.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `settle` is another at each rendering
  useEffect(() => {
    if (replaced) settle(replaced, false);
  }, [replaced]);
  useLeavingIsAsked(notifications.some(({ notificationOptions }) => notificationOptions?.undoable));

  if (!shown) return null;
  return (
    <CloseNotificationContext.Provider value={() => settle(shown, false)}>
      <Said
        key={keyOf(shown)}
        notification={shown}
        onClose={() => settle(shown, false)}
        onUndo={() => settle(shown, true)}
      />
    </CloseNotificationContext.Provider>
  );
}

interface SaidProps {
  notification: NotificationPayload;
  onClose: () => void;
  onUndo: () => void;
}

function Said({ notification: { message, type, notificationOptions = {} }, onClose, onUndo }: SaidProps) {
  const translate = useTranslate();
  const { autoHideDuration = shownFor, messageArgs, multiLine, undoable, action } = notificationOptions;
  const undo = undoable && (
    <Button color="inherit" size="small" onClick={onUndo}>
      {translate('ra.action.undo')}
    </Button>
  );
  return (
    <Snackbar
      open
      message={typeof message === 'string' ? translate(message, messageArgs) : message}
      action={undo || (action as ReactNode)}
      autoHideDuration={autoHideDuration}
      disableWindowBlurListener={Boolean(undoable)}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{
        content: {
          sx: {
            ...(multiLine && { whiteSpace: 'pre-wrap' }),
            ...((type === 'success' || type === 'error' || type === 'warning') && {
              backgroundColor: `${type}.main`,
              color: `${type}.contrastText`,
            }),
          },
        },
      }}
    />
  );
}

const keys = new WeakMap<NotificationPayload, string>();

/** A notification that replaces another gets the whole time to be read. */
function keyOf(notification: NotificationPayload): string {
  const key = keys.get(notification) ?? crypto.randomUUID();
  keys.set(notification, key);
  return key;
}

/** The browser asks before the page goes while something can still be taken back. */
function useLeavingIsAsked(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOpen]);
}
