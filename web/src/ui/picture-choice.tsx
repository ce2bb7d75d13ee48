import { photoRoutes } from '@barspoon/contracts';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { tDialog } from './dialog-texts.ts';
import styles from './picture-choice.module.css';
import { PictureFileButton } from './picture-file-button.tsx';
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
  const take = (taken: File) => {
    const refusal = refusalOf(taken);
    if (refusal) toasts.error(refusal);
    else onChoose(taken);
  };
  return (
    <div className={styles.choice}>
      {file && <Preview file={file} />}
      <div className={styles.actions}>
        <PictureFileButton label={tDialog('pictureChoice.file')} onTake={take}>
          {tDialog(file ? 'pictureChoice.another' : 'pictureChoice.file')}
        </PictureFileButton>
        {file && onRemove && <Button onClick={onRemove}>{tDialog('pictureChoice.remove')}</Button>}
      </div>
      <p className={styles.hint}>{tDialog('pictureChoice.hint')}</p>
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
