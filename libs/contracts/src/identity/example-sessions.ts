import type { Session } from './accounts.ts';
import type { OpenedSession } from './opened-session.ts';

export const exampleSession: Session = {
  accessToken: 'eyJ…',
  expiresAt: '2026-01-01T00:10:00.000Z',
  user: { id: '01939c5e-6a00-7000-8000-000000000003' },
};
export const exampleOpened: OpenedSession = {
  ...exampleSession,
  refreshToken: 'opaque',
  refreshExpiresAt: '2026-02-01T00:00:00.000Z',
};
export const exampleDevice = { userAgent: 'Firefox', address: '127.0.0.1' };
