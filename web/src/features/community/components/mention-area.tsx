import { commentLengthLimit, communityMemberRoutes } from '@barspoon/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import fields from '../../../ui/field.module.css';
import { tWriting } from '../writing-texts.ts';
import styles from './mention-area.module.css';

interface MentionAreaProps {
  label: string;
  value: string;
  rows: number;
  onChange: (text: string) => void;
  /** On Enter; without it Enter begins a new line. */
  onSubmit?: () => void;
  onCancel?: (() => void) | undefined;
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
  /** The id of what says more about it. */
  describedBy?: string;
}

const pauseMs = 150;
const begun = /(?:^|[^\p{L}\p{N}_.@/])@([A-Za-z0-9_.]{1,30})$/u;

/** A text box that completes @names while one types: arrows move, Enter or Tab take, Escape leaves. */
export function MentionArea(props: MentionAreaProps) {
  const { label, value, rows, onChange, onSubmit, onCancel, maxLength = commentLengthLimit } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | undefined>();
  const [active, setActive] = useState(0);
  const members = useSuggestions(typed);
  const isOpen = typed !== undefined && members.length > 0;

  const look = (text: string, caret: number) => {
    setTyped(begun.exec(text.slice(0, caret))?.[1]);
    setActive(0);
  };
  const take = (username: string) => {
    const caret = area.current?.selectionStart ?? value.length;
    const start = caret - (typed?.length ?? 0);
    onChange(`${value.slice(0, start)}${username} ${value.slice(caret)}`);
    setTyped(undefined);
    requestAnimationFrame(() => {
      const at = start + username.length + 1;
      area.current?.focus();
      area.current?.setSelectionRange(at, at);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        event.preventDefault();
        setActive((active + step + members.length) % members.length);
      } else if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault();
        take(members[active]?.username ?? '');
      } else if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        setTyped(undefined);
      }
    } else if (event.key === 'Enter' && onSubmit && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onSubmit();
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      onCancel();
    }
  };
  return (
    <div className={styles.mention}>
      <textarea
        ref={area}
        className={fields.control}
        aria-label={label}
        aria-describedby={props.describedBy}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        rows={rows}
        maxLength={maxLength}
        placeholder={props.placeholder}
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody pressed Reply or Edit
        autoFocus={props.autoFocus}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          look(target.value, target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={tWriting('mention.list')}
        hidden={!isOpen}
        className={styles.list}
      >
        {members.map((member, at) => (
          <div
            key={member.id}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            onPointerDown={(event) => {
              event.preventDefault();
              take(member.username);
            }}
          >
            <Avatar name={member.fullName} url={member.avatarUrl} size={28} />
            <span>{member.fullName}</span>
            <span className={styles.username}>@{member.username}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function useSuggestions(typed: string | undefined) {
  const [q] = useDebouncedValue(typed, pauseMs);
  const { status } = useSession();
  const { data } = useQuery({
    ...routeQuery(communityMemberRoutes.suggest, { query: { q: q ?? '' } }),
    enabled: status === 'member' && typed !== undefined && !!q,
  });
  return typed === undefined ? [] : (data?.items ?? []);
}
