import { uploadTypes } from '@barspoon/contracts';
import { IconPhotoUp } from '@tabler/icons-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

interface PictureFileButtonProps {
  /** The name of the field for assistive technology. */
  label: string;
  busy?: boolean;
  onTake: (file: File) => void;
  children: ReactNode;
}

/** A button that asks the device for a picture. */
export function PictureFileButton({ label, busy = false, onTake, children }: PictureFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file chosen again is a choice again.
    event.target.value = '';
    if (file) onTake(file);
  };
  return (
    <>
      <Button busy={busy} onClick={() => input.current?.click()}>
        <IconPhotoUp size={20} aria-hidden="true" />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={uploadTypes.join(',')}
        aria-label={label}
        tabIndex={-1}
        className="hidden-text"
        onChange={take}
      />
    </>
  );
}
