import { type ChatMessage, chatReactionNames, chatReactions } from '@barspoon/contracts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useReact } from '../api/room-acts.ts';
import { t } from '../texts.ts';
import styles from './room.module.css';

interface ChatReactionsProps {
  sessionId: string;
  message: ChatMessage;
  isOver: boolean;
  /** What else may be done with the message. */
  children: ReactNode;
}

/** What others answered a message with, and what the reader may. */
export function ChatReactions({ sessionId, message, isOver, children }: ChatReactionsProps) {
  const [offers, setOffers] = useState(false);
  const react = useReact(sessionId, message);
  const counts = new Map(message.reactions.map(({ reaction, count }) => [reaction, count]));
  const shown = chatReactionNames.filter((reaction) => offers || counts.has(reaction));
  return (
    <div className={styles.answers}>
      {shown.map((reaction) => {
        const count = counts.get(reaction) ?? 0;
        const isMine = message.mine.includes(reaction);
        return (
          <button
            key={reaction}
            type="button"
            disabled={isOver}
            aria-pressed={isMine}
            aria-label={t('reactionNamed', { name: t(`reactions.${reaction}`), count })}
            className={classes(styles.reaction, isMine && styles.isMine)}
            onClick={() => {
              setOffers(false);
              react.mutate(reaction);
            }}
          >
            <span aria-hidden="true">{chatReactions[reaction]}</span>
            {count > 0 && <span>{count}</span>}
          </button>
        );
      })}
      <div className={styles.acts}>
        {!isOver && (
          <Button
            look="quiet"
            small
            aria-expanded={offers}
            aria-label={t('reactNamed', { name: message.author?.fullName ?? t('someone') })}
            onClick={() => setOffers(!offers)}
          >
            {t('react')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
