let open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The modal dialogs that are open, lowest first. What must stay reachable (toasts) goes inside the top one. */
export const dialogs = {
  opened(dialog: HTMLDialogElement) {
    open = [...open, dialog];
    tell();
  },
  closed(dialog: HTMLDialogElement) {
    open = open.filter((other) => other !== dialog);
    tell();
  },
  top: (): HTMLDialogElement | undefined => open.at(-1),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
