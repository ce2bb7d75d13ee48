import { menuTags } from '@barspoon/contracts';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { useDragging } from '../../../lib/use-dragging.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checks } from '../../../ui/checks.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextField } from '../../../ui/field.tsx';
import { RecipePicker } from '../../../ui/recipe-picker.tsx';
import { amountTyped, type DrinkDraft, newDrink, newSize, type SectionDraft } from './draft.ts';
import styles from './menus.module.css';
import { Sizes } from './sizes.tsx';
import { t } from './texts.ts';

type Dragging = ReturnType<typeof useDragging<string>>;

interface SectionEditorProps {
  section: SectionDraft;
  currency: string;
  isFirst: boolean;
  isLast: boolean;
  /** By the ids of sections and drinks. */
  dragging: { sections: Dragging; drinks: Dragging };
  onChange: (section: SectionDraft) => void;
  onMove: (by: 1 | -1) => void;
  onMoveDrink: (place: number, by: 1 | -1) => void;
  onRemove: () => void;
}

export function SectionEditor({
  section,
  currency,
  isFirst,
  isLast,
  dragging,
  onChange,
  onMove,
  onMoveDrink,
  onRemove,
}: SectionEditorProps) {
  const { id, name, drinks } = section;
  const { sections } = dragging;
  return (
    <section
      className={classes(styles.section, sections.dragged === id && styles.dragged)}
      aria-label={name}
      {...sections.place(id)}
    >
      <div className={styles.head}>
        <Grip {...sections.grip(id)} />
        <TextField
          label={t('sectionName')}
          required
          maxLength={60}
          value={name}
          onChange={(event) => onChange({ ...section, name: event.target.value })}
        />
        <Moving name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <IconButton small label={t('removeSection', { name })} onClick={onRemove}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <ul className={styles.drinks} {...dragging.drinks.place(id)}>
        {drinks.map((drink, place) => (
          <li
            key={drink.id}
            className={classes(dragging.drinks.dragged === drink.id && styles.dragged)}
            {...dragging.drinks.place(drink.id)}
          >
            <DrinkEditor
              grip={<Grip {...dragging.drinks.grip(drink.id)} />}
              drink={drink}
              currency={currency}
              isFirst={isFirst && place === 0}
              isLast={isLast && place === drinks.length - 1}
              onChange={(next) => onChange({ ...section, drinks: drinks.with(place, next) })}
              onMove={(by) => onMoveDrink(place, by)}
              onRemove={() => onChange({ ...section, drinks: drinks.toSpliced(place, 1) })}
            />
          </li>
        ))}
      </ul>
      <RecipePicker
        label={t('addDrink', { name })}
        recipe={null}
        onPick={(recipe) => recipe && onChange({ ...section, drinks: [...drinks, newDrink(recipe)] })}
      />
    </section>
  );
}

/** For the mouse alone: buttons move a section or a drink too. */
const Grip = (handlers: ReturnType<Dragging['grip']>) => (
  <span className={styles.grip} title={t('drag')} {...handlers}>
    <IconGripVertical size={18} aria-hidden="true" />
  </span>
);

interface MovingProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

const Moving = ({ name, isFirst, isLast, onMove }: MovingProps) => (
  <>
    <IconButton small label={t('up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
      <IconArrowUp size={18} aria-hidden="true" />
    </IconButton>
    <IconButton small label={t('down', { name })} disabled={isLast} onClick={() => onMove(1)}>
      <IconArrowDown size={18} aria-hidden="true" />
    </IconButton>
  </>
);

interface DrinkEditorProps extends Omit<MovingProps, 'name'> {
  drink: DrinkDraft;
  currency: string;
  grip: ReactNode;
  onChange: (drink: DrinkDraft) => void;
  onRemove: () => void;
}

function DrinkEditor({ drink, currency, grip, onChange, onRemove, ...moving }: DrinkEditorProps) {
  const { recipeName, price, tags } = drink;
  const name = drink.name || recipeName;
  return (
    <>
      <div className={styles.drink}>
        {grip}
        <strong>{name}</strong>
        {drink.sizes.length === 0 && (
          <TextField
            label={t('price', { name })}
            inputMode="decimal"
            autoComplete="off"
            value={price}
            error={Number.isNaN(amountTyped(price, currency)) && t('wrongPrice')}
            onChange={(event) => onChange({ ...drink, price: event.target.value })}
          />
        )}
        <Moving name={name} {...moving} />
        <IconButton small label={t('removeDrink', { name })} onClick={onRemove}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {drink.sizes.length > 0 && <Sizes drink={drink} currency={currency} onChange={onChange} />}
      <details>
        <summary className={styles.fold}>{t('more')}</summary>
        <div className={styles.part}>
          {drink.sizes.length === 0 && (
            <Button
              small
              aria-label={t('addSizeOf', { name })}
              onClick={() => onChange({ ...drink, price: '', sizes: [newSize(drink)] })}
            >
              {t('addSizes')}
            </Button>
          )}
          <TextField
            label={t('ownName', { name: recipeName })}
            maxLength={80}
            value={drink.name}
            placeholder={recipeName}
            onChange={(event) => onChange({ ...drink, name: event.target.value })}
          />
          <TextField
            label={t('ownLine', { name })}
            maxLength={160}
            value={drink.line}
            onChange={(event) => onChange({ ...drink, line: event.target.value })}
          />
          <Checks
            label={t('tags', { name })}
            values={tags}
            options={menuTags.map((value) => ({ value, label: t(`tag.${value}`) }))}
            onChange={(next) => onChange({ ...drink, tags: next })}
          />
        </div>
      </details>
    </>
  );
}
