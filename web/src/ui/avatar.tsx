import { avatarOfSize, avatarSizes } from '@barspoon/contracts';
import { type CSSProperties, useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Drawn as initials when there is no picture, or when it cannot be shown. */
  name: string;
  url: string | null;
  /** Edge in CSS pixels. */
  size: number;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A member's picture; the name next to it says whose it is. Implements BEYOND-17 for what is shown. */
export function Avatar({ name, url, size }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const sizes = url?.startsWith('/') ? avatarSizes : [];
  return (
    <span className={styles.avatar} style={{ '--avatar': `${size}px` } as CSSProperties} aria-hidden="true">
      {url && url !== broken ? (
        <img
          src={url}
          srcSet={sizes.map((width) => `${avatarOfSize(url, width)} ${width}w`).join(', ') || undefined}
          sizes={`${size}px`}
          alt=""
          width={size}
          height={size}
          onError={() => setBroken(url)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
