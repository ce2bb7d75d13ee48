import type { AuthProvider } from 'react-admin';
import { session } from './session.ts';

/**
 * Who is at the console, for react-admin. The gate around it already turned everybody else away, and every call renews
 * its own token, so there is nothing left to check here.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Members sign in on their profile page')),
  checkAuth: async () => {},
  checkError: async () => {},
  async logout() {
    await session.signOut();
    return false;
  },
  async getIdentity() {
    const state = session.state();
    if (state.kind !== 'staff') throw new Error('Nobody is signed in');
    const { id, fullName, username, avatarUrl } = state.profile;
    return { id, fullName: fullName || username, ...(avatarUrl ? { avatar: avatarUrl } : {}) };
  },
};
