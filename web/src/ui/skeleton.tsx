import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import styles from './skeleton.module.css';

/** The place of something that is still loading, in its size. */
export function Bone({
  className,
  ...size
}: Pick<CSSProperties, 'width' | 'height' | 'aspectRatio'> & { className?: string | undefined }) {
  return <span className={classes(styles.bone, className)} style={size} aria-hidden="true" />;
}
