import { type BarSummary, menuAvailabilities, partyMax } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { fieldErrorsIn } from '../../../lib/forms.ts';
import { lazily } from '../../../lib/lazily.ts';
import { moved } from '../../../lib/moved.ts';
import { useDragging } from '../../../lib/use-dragging.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { currencies } from '../currencies.ts';
import { type ChosenDrink, drinksText } from '../party/plan-search.ts';
import { menuQuery, useDeleteMenu, useMenuAct } from './api.ts';
import {
  draftOf,
  inputOf,
  isPriced,
  type MenuDraft,
  newSection,
  withDrinkDropped,
  withDrinkMoved,
} from './draft.ts';
import { FromCollection } from './from-collection.tsx';
import { HappyHoursEditor } from './happy-hours-editor.tsx';
import styles from './menus.module.css';
import { Publication } from './publication.tsx';
import { SectionEditor } from './section-editor.tsx';
import { t } from './texts.ts';

const Preview = lazily(() => import('./preview.tsx'), 'Preview');

interface MenuEditorProps {
  bar: BarSummary;
  menuId: string;
  start: MenuDraft;
  onGone: () => void;
}

/** A menu as it is written; everything can be done by keyboard, and put in order by the mouse too. */
export function MenuEditor({ bar, menuId, start, onGone }: MenuEditorProps) {
  const { data: menu } = useQuery({ ...menuQuery(bar.id, menuId), enabled: false });
  const [draft, setDraft] = useState(start);
  const [isTyped, setTyped] = useState(menu === undefined);
  const [isPreviewing, setPreviewing] = useState(false);
  const [said, setSaid] = useState('');
  const act = useMenuAct(bar.id, menuId);
  const wrong = fieldErrorsIn(act.error);
  const change = (more: Partial<MenuDraft>) => {
    setDraft({ ...draft, ...more });
    setTyped(true);
  };
  const { sections } = draft;
  const moveSection = (at: number, to: number) => {
    change({ sections: moved(sections, at, to) });
    setSaid(t('moved', { name: sections[at]?.name, place: to + 1, count: sections.length }));
  };
  const placeOf = (id: string) => sections.findIndex((section) => section.id === id);
  const draggedSections = useDragging<string>((from, to) => moveSection(placeOf(from), placeOf(to)));
  const draggedDrinks = useDragging<string>((id, onto) => {
    const next = withDrinkDropped(sections, id, onto);
    change({ sections: next });
    const section = next.find(({ drinks }) => drinks.some((drink) => drink.id === id));
    const place = section?.drinks.findIndex((drink) => drink.id === id) ?? 0;
    const { recipeName: name } = section?.drinks[place] ?? {};
    setSaid(t('moved', { name, place: place + 1, count: section?.drinks.length }));
  });
  const save = () =>
    act.mutate(
      { do: 'save', body: inputOf(draft, menu?.revision ?? 0) },
      {
        onSuccess: (saved) => {
          setDraft(draftOf(saved));
          setTyped(false);
          toasts.success(t('saved'));
        },
      },
    );
  return (
    <div className={styles.editor}>
      <TextField
        label={t('name')}
        required
        maxLength={60}
        value={draft.name}
        error={wrong.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('line')}
        maxLength={160}
        value={draft.line}
        error={wrong.line}
        onChange={(event) => change({ line: event.target.value })}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('availability')}
          options={menuAvailabilities.map((value) => ({ value, label: t(`availabilities.${value}`) }))}
          value={draft.availability}
          onChange={(event) =>
            change({ availability: event.target.value as (typeof menuAvailabilities)[number] })
          }
        />
        <SelectField
          label={t('currency')}
          options={[...new Set([draft.currency, ...currencies])].map((value) => ({
            value,
            label: value.toUpperCase(),
          }))}
          value={draft.currency}
          onChange={(event) => change({ currency: event.target.value })}
        />
      </div>
      {sections.map((section, at) => (
        <SectionEditor
          key={section.id}
          section={section}
          currency={draft.currency}
          isFirst={at === 0}
          isLast={at === sections.length - 1}
          onChange={(next) => change({ sections: sections.with(at, next) })}
          dragging={{ sections: draggedSections, drinks: draggedDrinks }}
          onMove={(by) => moveSection(at, at + by)}
          onMoveDrink={(place, by) => {
            const name = section.drinks[place]?.recipeName;
            change({ sections: withDrinkMoved(sections, at, place, by) });
            setSaid(t('moved', { name, place: place + by + 1, count: section.drinks.length }));
          }}
          onRemove={() => change({ sections: sections.toSpliced(at, 1) })}
        />
      ))}
      <Button onClick={() => change({ sections: [...sections, newSection()] })}>{t('addSection')}</Button>
      <FromCollection onAdd={(section) => change({ sections: [...sections, section] })} />
      <HappyHoursEditor
        value={draft.happyHours}
        errors={wrong}
        onChange={(happyHours) => change({ happyHours })}
      />
      {wrong.sections && <p role="alert">{wrong.sections}</p>}
      <div className={styles.acts}>
        <Button
          look="primary"
          busy={act.isPending && act.variables.do === 'save'}
          disabled={!isPriced(draft)}
          onClick={save}
        >
          {t('save')}
        </Button>
        <Button disabled={!isPriced(draft)} onClick={() => setPreviewing(true)}>
          {t('preview')}
        </Button>
        {isTyped ? (
          <span className={styles.facts}>{t('unsaved')}</span>
        ) : (
          <LinkButton to="/inventory/plan" search={{ bar: bar.id, drinks: drinksText(drinksOf(sections)) }}>
            {t('planEvening')}
          </LinkButton>
        )}
      </div>
      {isPreviewing && (
        <Suspense>
          <Preview
            barId={bar.id}
            menuId={menuId}
            body={inputOf(draft, menu?.revision ?? 0)}
            onClose={() => setPreviewing(false)}
          />
        </Suspense>
      )}
      <p role="status" className="hidden-text">
        {said}
      </p>
      {menu && (
        <Publication
          bar={bar}
          menu={menu}
          isSaved={!isTyped}
          onRestored={(restored) => {
            setDraft(draftOf(restored));
            setTyped(false);
          }}
        />
      )}
      {menu && <Deletion barId={bar.id} menuId={menuId} name={menu.name} onGone={onGone} />}
    </div>
  );
}

/** Each drink once, as many as an evening may have. */
const drinksOf = (sections: MenuDraft['sections']): ChosenDrink[] =>
  [...new Set(sections.flatMap(({ drinks }) => drinks.map(({ recipeId }) => recipeId)))]
    .slice(0, partyMax.drinks)
    .map((recipeId) => ({ recipeId, share: 1 }));

interface DeletionProps {
  barId: string;
  menuId: string;
  name: string;
  onGone: () => void;
}

function Deletion({ barId, menuId, name, onGone }: DeletionProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteMenu(barId);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={t('confirmDelete', { name })}
          confirmLabel={t('delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(menuId, { onSuccess: onGone })}
          onClose={() => setAsking(false)}
        >
          <p>{t('deleteText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
