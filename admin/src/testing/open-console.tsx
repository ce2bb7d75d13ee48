import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { Gate } from '../session/Gate.tsx';
import { session } from '../session/session.ts';
import type { createFakeApi } from './fake-api.ts';

/** Opens the whole console at an address under `/admin`, against a fake API, as somebody who just came. */
export async function openConsole(api: ReturnType<typeof createFakeApi>, path = '/'): Promise<UserEvent> {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  vi.stubGlobal('fetch', api.fetch);
  await session.signOut();
  window.history.replaceState(null, '', `/admin${path}`);
  render(<Gate />);
  return user;
}
