import type { RecipeDraft as Reading } from '@barspoon/contracts';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { moved } from '../../../lib/moved.ts';
import { useDragging } from '../../../lib/use-dragging.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { emptyLine, type LineDraft } from './draft.ts';
import { LineFields } from './line-fields.tsx';
import styles from './own-recipes.module.css';
import { tOwn } from './texts.ts';

interface SpecLinesProps {
  lines: LineDraft[];
  /** The vocabulary's ingredient for each line that says something. */
  takenFor: Reading['ingredients'] | undefined;
  error: string | undefined;
  onChange: (lines: LineDraft[]) => void;
}

/** The spec as lines of amount, unit and item; ordered by dragging, by buttons, or with Alt and the arrow keys. */
export function SpecLines({ lines, takenFor, error, onChange }: SpecLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const filled = lines.filter(({ item, amount }) => item.trim() !== '' || amount.trim() !== '');

  const change = (key: string, part: Partial<LineDraft>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const replace = (key: string, by: LineDraft[]) =>
    onChange(lines.flatMap((line) => (line.key === key ? by : [line])));
  const move = (from: number, to: number) => {
    if (to < 0 || to >= lines.length || from === to) return;
    onChange(moved(lines, from, to));
    setSaid(tOwn('form.moved', { name: lines[from]?.item, line: to + 1, count: lines.length }));
  };
  const { dragged, grip, place } = useDragging<number>(move);
  const focusItem = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLInputElement>('input[data-item]')[index]?.focus(),
    );
  const add = (at: number) => {
    onChange([...lines.slice(0, at), emptyLine(), ...lines.slice(at)]);
    focusItem(at);
  };
  const onKeys = (index: number) => (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      add(index + 1);
    }
  };

  return (
    <fieldset className={styles.spec} aria-describedby={error ? 'spec-error' : undefined}>
      <legend className={styles.label}>
        {tOwn('form.ingredients')}
        <span aria-hidden="true"> *</span>
      </legend>
      <ol ref={list} className={styles.lines}>
        {lines.map((line, index) => (
          <li
            key={line.key}
            className={classes(styles.line, index === dragged && styles.dragged)}
            {...place(index)}
          >
            <span className={styles.grip} title={tOwn('form.drag')} {...grip(index)}>
              <IconGripVertical size={18} aria-hidden="true" />
            </span>
            <LineFields
              line={line}
              number={index + 1}
              taken={takenOf(line, filled, takenFor)}
              onKeys={onKeys(index)}
              onChange={(part) => change(line.key, part)}
              onReplace={(by) => replace(line.key, by)}
            />
            <span className={styles.lineButtons}>
              <IconButton
                small
                label={tOwn('form.up', { line: index + 1 })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                small
                label={tOwn('form.down', { line: index + 1 })}
                disabled={index === lines.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                small
                label={tOwn('form.removeLine', { line: index + 1 })}
                onClick={() =>
                  onChange(lines.length > 1 ? lines.filter((one) => one !== line) : [emptyLine()])
                }
              >
                <IconX size={18} aria-hidden="true" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      {error && (
        <p id="spec-error" role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button small onClick={() => add(lines.length)}>
        <IconPlus size={18} aria-hidden="true" />
        {tOwn('form.addLine')}
      </Button>
      <p role="status" className="hidden-text">
        {said}
      </p>
    </fieldset>
  );
}

/** Undefined until it is known; null where the vocabulary knows none. */
function takenOf(line: LineDraft, filled: LineDraft[], takenFor: Reading['ingredients'] | undefined) {
  const at = filled.filter(({ item }) => item.trim() !== '').indexOf(line);
  return at < 0 ? undefined : takenFor?.[at];
}
