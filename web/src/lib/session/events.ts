/** What happens to a session in this tab or another one. Implements AUTH-22. */
export type AuthEvent =
  | { name: 'INITIAL_SESSION' }
  | { name: 'SIGNED_IN' }
  | { name: 'SIGNED_OUT' /** The server's reason, when it ended the session. */; reason?: string | undefined }
  | { name: 'TOKEN_REFRESHED' }
  | { name: 'PASSWORD_RECOVERY' }
  | { name: 'USER_UPDATED' };

export type AuthListener = (event: AuthEvent) => void;
