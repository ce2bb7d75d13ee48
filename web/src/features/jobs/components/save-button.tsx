import type { Posting } from '@barspoon/contracts';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { IconButton } from '../../../ui/button.tsx';
import { useSave } from '../api/acts.ts';
import { t } from '../texts.ts';

/** Keeps a posting for later, or no longer. */
export function SaveButton({ posting }: { posting: Posting }) {
  const { mutate, isPending } = useSave(posting);
  const Icon = posting.isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <IconButton
      label={t('saved.named', { title: posting.jobTitle })}
      aria-pressed={posting.isSaved}
      busy={isPending}
      onClick={() => mutate(!posting.isSaved)}
    >
      {!isPending && <Icon size={20} aria-hidden="true" />}
    </IconButton>
  );
}
