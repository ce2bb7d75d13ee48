import { photoRoutes, uploadTypes } from '@barspoon/contracts';
import { IconPhotoUp } from '@tabler/icons-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { tDialog } from './dialog-texts.ts';
import styles from './picture-choice.module.css';
import { toasts } from './toasts/toasts.ts';

/** Why a file cannot be shared, or null. The server looks again, into the file itself. Implements PHOTO-05, CONTRA-22. */
function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return tDialog('pictureChoice.notAnImage');
  return size < photoRoutes.upload.upload.bytesLimit ? null : tDialog('pictureChoice.tooLarge');
}

interface PictureChoiceProps {
  file: File | null;
  /** Where it can be left out. */
  onRemove?: () => void;
  onChoose: (file: File) => void;
}

/** A picture of the member's own device, shown before it is sent. */
export function PictureChoice({ file, onRemove, onChoose }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [taken] = event.target.files ?? [];
    // The same file chosen again is a choice again.
    event.target.value = '';
    const refusal = taken && refusalOf(taken);
    if (refusal) toasts.error(refusal);
    else if (taken) onChoose(taken);
  };
  return (
    <div className={styles.choice}>
      {file && <Preview file={file} />}
      <div className={styles.actions}>
        <Button onClick={() => input.current?.click()}>
          <IconPhotoUp size={20} aria-hidden="true" />
          {tDialog(file ? 'pictureChoice.another' : 'pictureChoice.file')}
        </Button>
        {file && onRemove && <Button onClick={onRemove}>{tDialog('pictureChoice.remove')}</Button>}
      </div>
      <p className={styles.hint}>{tDialog('pictureChoice.hint')}</p>
      <input
        ref={input}
        type="file"
        accept={uploadTypes.join(',')}
        aria-label={tDialog('pictureChoice.file')}
        tabIndex={-1}
        className="hidden-text"
        onChange={take}
      />
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? (
    <img className={styles.preview} src={address} alt={tDialog('pictureChoice.preview')} />
  ) : null;
}
