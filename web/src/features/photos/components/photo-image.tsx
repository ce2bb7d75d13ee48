import { type Photo, sharedPhotoOfSize, sharedPhotoSizes } from '@barspoon/contracts';
import { useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { namesOf } from '../names.ts';
import { t } from '../texts.ts';
import styles from './photos.module.css';

interface PhotoImageProps {
  photo: Photo;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
}

/** A photo over its few blurred pixels until it has come, in the size that fits the screen. */
export function PhotoImage({ photo, sizes, eager = false, className }: PhotoImageProps) {
  const [hasCome, setCome] = useState(false);
  const { imageUrl, width, height, placeholder } = photo;
  return (
    <img
      className={classes(styles.image, className)}
      style={hasCome ? undefined : { backgroundImage: `url(${placeholder})` }}
      src={imageUrl}
      srcSet={sharedPhotoSizes.map((size) => `${sharedPhotoOfSize(imageUrl, size)} ${size}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={t('alt', namesOf(photo))}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={() => setCome(true)}
    />
  );
}
