import { avatarBytesLimit } from '@barspoon/contracts';
import { t } from './texts.ts';

/** Why a file cannot be an avatar, or null. The server looks again, into the file itself. Implements PROF-30, PROF-31. */
export function refusalOf(file: Pick<File, 'type' | 'size'>): string | null {
  if (!file.type.startsWith('image/')) return t('avatar.notAnImage');
  return file.size < avatarBytesLimit ? null : t('avatar.tooLarge');
}
