import { photoRoutes } from '@barspoon/contracts';
import { t } from './texts.ts';

/** Why a file cannot be shared, or null. The server looks again, into the file itself. Implements PHOTO-05, CONTRA-22. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return t('dialog.notAnImage');
  return size < photoRoutes.upload.upload.bytesLimit ? null : t('dialog.tooLarge');
}
