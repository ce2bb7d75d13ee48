import type { ListedMentor } from '@barspoon/contracts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { t } from '../texts.ts';

interface ConnectButtonProps {
  mentor: ListedMentor;
  /** The element with their name. */
  describedBy: string;
  onConnect: () => void;
}

/** The way to a request, or what there is between the two already. */
export function ConnectButton({
  mentor: { member, connection },
  describedBy,
  onConnect,
}: ConnectButtonProps) {
  if (!connection)
    return (
      <Button look="primary" onClick={onConnect} aria-describedby={describedBy}>
        {t('connect.action')}
      </Button>
    );
  if (connection.status === 'accepted') return <Chip tone="green">{t('connect.connected')}</Chip>;
  const isTheirs = connection.requestedByUserId === member.id;
  return <Chip tone="blue">{t(isTheirs ? 'connect.asked' : 'connect.requested')}</Chip>;
}
