/** An avatar is stored as squares of these many pixels, smallest first; its address names the middle one. */
export const avatarSizes = [96, 256, 512] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** Accepted below this, not at it. Implements PROF-31, CONTRA-22. */
export const avatarBytesLimit = 5 * 1024 * 1024;

/** Where an avatar of ours is served: `/uploads/avatars/<member>/<timestamp>-256.webp`. Implements PROF-33. */
export const avatarPath = (memberId: string, timestamp: number, size: AvatarSize = 256): string =>
  `/uploads/avatars/${memberId}/${timestamp}-${size}.webp`;

const ours = /^(\/uploads\/avatars\/[0-9a-f-]{36}\/\d{1,16})-\d+\.webp$/;

/** The address of another size of an avatar; addresses that are not ours stay as they are. */
export const avatarOfSize = (avatarUrl: string, size: AvatarSize): string =>
  avatarUrl.replace(ours, `$1-${size}.webp`);
