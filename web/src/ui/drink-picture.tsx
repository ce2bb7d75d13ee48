import { useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { darkScreen } from './drawing.tsx';
import styles from './drink-picture.module.css';

interface DrinkPictureProps {
  /** Path of the drawn picture. */
  picture: string;
  /** A photo, which is preferred. */
  image: string | null;
  alt: string;
  /** The largest side it is shown at, in CSS pixels. */
  size: number;
  /** In sight at once: loaded without waiting. */
  eager?: boolean;
  className?: string | undefined;
}

/** Implements REC-30. */
const NEAR = '50px';
const FALLBACK = '/placeholder.svg';

/**
 * A drink as a photo or as its drawing, which follows the reader's light or dark mode. Loaded when it comes near the
 * window; what cannot be loaded is replaced by the fallback drawing. Implements REC-20, REC-30.
 */
export function DrinkPicture({ picture, image, alt, size, eager = false, className }: DrinkPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(eager);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    if (near || !frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [near]);

  const drawn = `${picture}?mode=light`;
  const wanted = image ?? drawn;
  const source = failed === wanted ? FALLBACK : wanted;
  return (
    <span ref={frame} className={classes(styles.frame, className)}>
      {near && (
        <picture>
          {source === drawn && <source srcSet={`${picture}?mode=dark`} media={darkScreen} />}
          <img
            src={source}
            alt={alt}
            width={size}
            height={size}
            decoding="async"
            fetchPriority={eager ? 'high' : 'auto'}
            onError={() => setFailed(wanted)}
          />
        </picture>
      )}
    </span>
  );
}
