import { sharedPhotoIdOf } from '@barspoon/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PictureChoice } from '../../../ui/picture-choice.tsx';
import { tWriting } from '../writing-texts.ts';
import { ImagePreview } from './image-preview.tsx';
import styles from './post-dialog.module.css';

interface PostPictureProps {
  file: File | null;
  imageUrl: string;
  onChoose: (file: File | null) => void;
  onWrite: (imageUrl: string) => void;
}

/** The picture of a post: of one's own device, or of the web. Implements COMM-13, COMM-14, BEYOND-198. */
export function PostPicture({ file, imageUrl, onChoose, onWrite }: PostPictureProps) {
  const [error, setError] = useState<string>();
  if (!file && sharedPhotoIdOf(imageUrl))
    return (
      <div className={styles.uploaded}>
        <img className={styles.preview} src={imageUrl} alt={tWriting('dialog.preview')} />
        <Button onClick={() => onWrite('')}>{tWriting('dialog.removeImage')}</Button>
      </div>
    );
  return (
    <>
      <PictureChoice file={file} onChoose={onChoose} onRemove={() => onChoose(null)} />
      {!file && (
        <>
          <TextField
            label={tWriting('dialog.image')}
            hint={tWriting('dialog.imageHint')}
            error={error}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={imageUrl}
            onChange={({ target }) => {
              setError(undefined);
              onWrite(target.value);
            }}
          />
          <ImagePreview
            url={imageUrl.trim()}
            onInvalid={() => {
              setError(tWriting('dialog.invalidImage'));
              onWrite('');
            }}
          />
        </>
      )}
    </>
  );
}
