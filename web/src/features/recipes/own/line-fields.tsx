import { type RecipeDraft as Reading, type Unit, units } from '@barspoon/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { pouredQuery } from '../api/own-recipes.ts';
import { type LineDraft, linesIn } from './draft.ts';
import styles from './own-recipes.module.css';
import { tOwn } from './texts.ts';

const pauseMs = 200;
const minLetters = 2;
/** A whole line is no name to look for. */
const maxLetters = 60;

interface LineFieldsProps {
  line: LineDraft;
  number: number;
  taken: Reading['ingredients'][number] | undefined;
  onKeys: (event: KeyboardEvent) => void;
  onChange: (part: Partial<LineDraft>) => void;
  onReplace: (by: LineDraft[]) => void;
}

/** Amount, unit and ingredient of a line, with names to choose from while it is typed. Implements BEYOND-114. */
export function LineFields({ line, number, taken, onKeys, onChange, onReplace }: LineFieldsProps) {
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (line.item !== '' || !text.includes('\n')) return;
    event.preventDefault();
    onReplace(linesIn(text, line));
  };
  // "60 ml gin" typed where the item belongs becomes amount, unit and item once the field is left.
  const readItem = () => {
    const [read] = linesIn(line.item, line);
    if (line.item !== '' && line.amount === '' && read && read.item !== line.item) onReplace([read]);
  };
  const list = useId();
  const [isTyping, setTyping] = useState(false);
  const [typed] = useDebouncedValue(line.item.trim(), pauseMs);
  const { data } = useQuery({
    ...pouredQuery(typed),
    enabled: typed.length >= minLetters && typed.length <= maxLetters && (isTyping || taken === null),
  });
  const [near] = taken === null && typed === line.item.trim() ? (data?.items ?? []) : [];
  const isKnownByItsName = taken && taken.name.toLowerCase() === line.item.trim().toLowerCase();
  return (
    <>
      <input
        className={styles.amount}
        aria-label={tOwn('form.amount', { line: number })}
        inputMode="decimal"
        value={line.amount}
        onKeyDown={onKeys}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      <select
        className={styles.unit}
        aria-label={tOwn('form.unit', { line: number })}
        value={line.unit}
        onKeyDown={onKeys}
        onChange={(event) => onChange({ unit: event.target.value as Unit })}
      >
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {tOwn(`units.${unit}`)}
          </option>
        ))}
      </select>
      <span className={styles.item}>
        <input
          data-item
          list={list}
          autoComplete="off"
          aria-label={tOwn('form.item', { line: number })}
          aria-describedby={`taken-${line.key}`}
          placeholder={number === 1 ? tOwn('form.itemPlaceholder') : undefined}
          value={line.item}
          maxLength={200}
          onKeyDown={onKeys}
          onPaste={paste}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            readItem();
          }}
          onChange={(event) => onChange({ item: event.target.value })}
        />
        <datalist id={list}>
          {data?.items.map(({ slug, name }) => (
            <option key={slug} value={name} />
          ))}
        </datalist>
        <span id={`taken-${line.key}`} className={styles.taken}>
          {taken === null
            ? tOwn('form.unknown')
            : taken && !isKnownByItsName && tOwn('form.takenFor', { name: taken.name })}
        </span>
        {near && (
          <Button small className={styles.near} onClick={() => onChange({ item: near.name })}>
            {tOwn('form.near', { name: near.name })}
          </Button>
        )}
      </span>
    </>
  );
}
