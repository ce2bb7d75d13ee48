/** Loaded when it is pressed. */
export const signOut = (): Promise<void> => import('./leave.ts').then(({ leave }) => leave());
