import type { Conversation } from '@barspoon/contracts';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { conversationText } from '../answer-text.ts';
import { conversationsQuery, useDelete, useRename, wholeConversation } from '../api/conversations.ts';
import { t } from '../texts.ts';
import styles from './chat-page.module.css';

interface ConversationListProps {
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** One's own conversations, the latest first: opened, renamed, deleted; the open one downloaded. */
export function ConversationList({ open, onOpen }: ConversationListProps) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    conversationsQuery(),
  );
  const [renamed, setRenamed] = useState<Conversation | null>(null);
  const [deleted, setDeleted] = useState<Conversation | null>(null);
  if (isPending) return <Bone width="100%" height="120px" />;
  if (!data)
    return <Trouble level={2} title={t('conversations.loadFailed')} onRetry={() => void refetch()} />;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <>
      {items.length === 0 && <p className={styles.none}>{t('conversations.none')}</p>}
      <ul className={styles.conversations}>
        {items.map((conversation) => {
          const { id, title } = conversation;
          return (
            <li key={id} className={styles.conversation}>
              <button
                type="button"
                className={styles.open}
                aria-current={id === open || undefined}
                onClick={() => onOpen(id)}
              >
                {title}
              </button>
              <IconButton
                label={t('conversations.rename', { title })}
                onClick={() => setRenamed(conversation)}
              >
                <IconPencil size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('conversations.delete', { title })}
                onClick={() => setDeleted(conversation)}
              >
                <IconTrash size={18} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      {open && <Download id={open} />}
      {renamed && <RenameDialog conversation={renamed} onClose={() => setRenamed(null)} />}
      {deleted && (
        <DeleteDialog
          conversation={deleted}
          onClose={() => setDeleted(null)}
          onDeleted={() => deleted.id === open && onOpen(undefined)}
        />
      )}
    </>
  );
}

function RenameDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const [title, setTitle] = useState(conversation.title);
  const { mutate, isPending } = useRename(conversation.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim()) mutate(title.trim(), { onSuccess: onClose });
  };
  return (
    <Dialog title={t('conversations.renameTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={t('conversations.name')}
          required
          maxLength={80}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <DialogActions>
          <Button type="submit" look="primary" busy={isPending} disabled={!title.trim()}>
            {t('conversations.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface DeleteDialogProps {
  conversation: Conversation;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ conversation: { id, title }, onClose, onDeleted }: DeleteDialogProps) {
  const { mutate, isPending } = useDelete(() => {
    onClose();
    onDeleted();
  });
  return (
    <ConfirmDialog
      question={t('conversations.deleteQuestion', { title })}
      confirmLabel={t('conversations.deleteConfirm')}
      busy={isPending}
      onConfirm={() => mutate(id)}
      onClose={onClose}
    />
  );
}

function Download({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const whole = await wholeConversation(id);
      const address = URL.createObjectURL(new Blob([conversationText(whole)], { type: 'text/plain' }));
      const link = Object.assign(document.createElement('a'), {
        href: address,
        download: 'conversation.txt',
      });
      link.click();
      URL.revokeObjectURL(address);
    } catch {
      toasts.error(t('conversations.downloadFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small wide busy={busy} onClick={() => void download()}>
      <IconDownload size={18} aria-hidden="true" />
      {t('conversations.download')}
    </Button>
  );
}
