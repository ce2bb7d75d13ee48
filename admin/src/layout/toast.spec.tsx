import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  I18nContextProvider,
  NotificationContextProvider,
  UndoableMutationsContextProvider,
  useAddUndoableMutation,
  useNotify,
} from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../messages.ts';
import { Toast } from './Toast.tsx';

let say: ReturnType<typeof useNotify>;
let add: ReturnType<typeof useAddUndoableMutation>;

function Speaker() {
  say = useNotify();
  add = useAddUndoableMutation();
  return null;
}

beforeEach(() => {
  render(
    <I18nContextProvider value={i18nProvider}>
      <UndoableMutationsContextProvider>
        <NotificationContextProvider>
          <Speaker />
          <Toast />
        </NotificationContextProvider>
      </UndoableMutationsContextProvider>
    </I18nContextProvider>,
  );
});

describe('what the console says', () => {
  it('replaces what it said before: a refusal never waits under an old success [BEYOND-156]', () => {
    act(() => say('Feature status updated', { type: 'success' }));
    act(() => say('Failed to update feature status', { type: 'error' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update feature status');
  });

  it('does what could be taken back once something else is said, and keeps the turn of the next [BEYOND-156]', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    act(() => {
      say('Deleting one recipe', { undoable: true });
      add(first);
    });
    act(() => {
      say('Deleting 2 recipes', { undoable: true });
      add(second);
    });
    expect(first).toHaveBeenCalledExactlyOnceWith({ isUndo: false });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }));
    expect(second).toHaveBeenCalledExactlyOnceWith({ isUndo: true });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
