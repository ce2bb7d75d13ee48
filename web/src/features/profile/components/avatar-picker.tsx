import { sentenceOf } from '@barspoon/browser';
import type { Profile } from '@barspoon/contracts';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { checkWith } from '../../../lib/forms.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PictureFileButton } from '../../../ui/picture-file-button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useChangeAvatar } from '../api/profile.ts';
import { refusalOf } from '../avatar-file.ts';
import { t } from '../texts.ts';
import styles from './edit-profile-page.module.css';

const schema = () => import('../schemas.ts').then(({ avatarAddressInput }) => avatarAddressInput);

type Source = 'upload' | 'address' | 'remove';
const doneText = { upload: 'avatar.uploaded', address: 'avatar.fetched', remove: 'avatar.removed' } as const;

/** The photo: changed at once, from a file or from the web. Implements PROF-23, PROF-30 to PROF-35. */
export function AvatarPicker({ profile }: { profile: Profile }) {
  const change = useChangeAvatar();
  const [source, setSource] = useState<Source>('upload');
  const [address, setAddress] = useState('');
  const busy = (which: Source) => change.isPending && source === which;

  const send = async (which: Source, from: File | string | null) => {
    setSource(which);
    try {
      await change.mutateAsync(from);
      toasts.success(t(doneText[which]));
      if (which === 'address') setAddress('');
    } catch (error) {
      toasts.error(sentenceOf(error, t('avatar.failed')));
    }
  };
  const take = (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) toasts.error(refusal);
    else void send('upload', file);
  };
  const fetchIt = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await checkWith(schema, { url: address.trim() });
    if (wrong.url) toasts.error(t('avatar.notAnAddress'));
    else await send('address', address.trim());
  };

  return (
    <section className={styles.part} aria-labelledby="photo">
      <h2 id="photo">{t('avatar.heading')}</h2>
      <div className={styles.photo}>
        <Avatar name={profile.fullName || profile.username} url={profile.avatarUrl} size={128} />
        <div className={styles.photoActions}>
          <div className={styles.row}>
            <PictureFileButton label={t('avatar.file')} busy={busy('upload')} onTake={take}>
              {t('avatar.upload')}
            </PictureFileButton>
            {profile.avatarUrl && (
              <Button look="quiet" busy={busy('remove')} onClick={() => send('remove', null)}>
                <IconTrash size={20} aria-hidden="true" />
                {t('avatar.remove')}
              </Button>
            )}
          </div>
          <p className={styles.hint}>{t('avatar.hint')}</p>
        </div>
      </div>
      <form className={styles.address} noValidate onSubmit={fetchIt}>
        <TextField
          label={t('avatar.address')}
          type="url"
          inputMode="url"
          placeholder={t('avatar.addressPlaceholder')}
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" busy={busy('address')} disabled={address.trim() === ''}>
          {t('avatar.use')}
        </Button>
      </form>
    </section>
  );
}
