/** What an uploaded picture may be, by its bytes. Implements BEYOND-17. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
