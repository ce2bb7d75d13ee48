import type { Recipe, SpecLine } from '@barspoon/contracts';
import {
  type Balance,
  type BalancedDrink,
  type BalanceGoals,
  balanceOf,
  glassRoomMl,
  roundedSpec,
  solveSpec,
} from '@barspoon/mixology';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { measureText } from '../measures.ts';
import { tSheet } from '../sheet-texts.ts';
import { useVolumeUnit } from '../use-volume-unit.ts';
import styles from './balance.module.css';
import { figureText } from './balance-texts.ts';
import { balancedDrink, type FiguresBySlug, tasted, withMeasures } from './spec-balance.ts';
import { tBalance } from './texts.ts';

const RecipeDialog = lazily(() => import('../own/recipe-dialog.tsx'), 'RecipeDialog');
const sliders = [...tasted, 'volumeMl'] as const;
/** How far a slider goes, in shares of what the drink has. */
const reach = { from: 0.5, to: 1.6 } as const;
/** A figure below it is none of the drink's: there is nothing to move. */
const felt: Readonly<Record<keyof Balance, number>> = { abv: 1, sugar: 0.5, acid: 0.08, volumeMl: 10 };

interface AdjustDialogProps {
  recipe: Recipe;
  figures: FiguresBySlug;
  drink: BalancedDrink;
  onClose: () => void;
}

/** The amounts of a drink for another strength, sweetness, acidity or size, or with other ingredients. Implements BEYOND-231. */
export function AdjustDialog({ recipe, figures, drink, onClose }: AdjustDialogProps) {
  const { status, memberId } = useSession();
  const navigate = useNavigate();
  const [chosenUnit] = useVolumeUnit();
  const unit = chosenUnit === 'oz' ? 'oz' : 'ml';
  const [goals, setGoals] = useState<BalanceGoals>({});
  const [replaced, setReplaced] = useState<ReadonlyMap<number, string>>(new Map());
  const [isSaving, setSaving] = useState(false);

  const before = balanceOf(drink);
  const choices = recipe.spec.map(({ ingredient }) => (ingredient ? figures.get(ingredient) : undefined));
  const spec = recipe.spec.map((line, at) => {
    const other = choices[at]?.exchanges.find(({ slug }) => slug === replaced.get(at));
    return other ? { ...line, name: other.name, ingredient: other.slug } : line;
  });
  const exchanged = balancedDrink({ ...recipe, spec }, (slug) => figuresAmong(figures, slug)) ?? drink;
  const isChanged = replaced.size > 0 || Object.keys(goals).length > 0;
  const exact = solveSpec(exchanged, goals, before);
  const poured = isChanged ? roundedSpec(exchanged, exact.measures, unit, goals, before) : exact;
  const adjusted = isChanged ? withMeasures(spec, poured.measures) : recipe.spec;
  const { balance } = poured;
  const room = glassRoomMl(drink);
  const overflows = recipe.glass !== 'punch bowl' && balance.volumeMl > room;
  const nearest = sliders
    .filter((figure) => goals[figure] !== undefined)
    .map((figure) => figureText(figure, exact.balance[figure], unit));
  const brought = broughtBy(spec, recipe, figures);
  const isOwn = memberId !== null && memberId === recipe.userId;

  const save = () => (status === 'visitor' ? toasts.error(tBalance('signIn')) : setSaving(true));
  if (isSaving)
    return (
      <Suspense>
        <RecipeDialog
          original={{ ...recipe, alcoholic: recipe.alcoholic || balance.abv > 0 }}
          spec={adjusted}
          onClose={onClose}
          onSaved={({ slug }) => void navigate({ to: '/recipes/$id', params: { id: slug } })}
        />
      </Suspense>
    );
  return (
    <Dialog title={tBalance('dialog', { name: recipe.name })} onClose={onClose}>
      <div className={styles.adjust}>
        <p className={styles.note}>{tBalance('intro')}</p>
        <div className={styles.sliders}>
          {sliders
            .filter((figure) => before[figure] >= felt[figure])
            .map((figure) => {
              const value = goals[figure] ?? balance[figure];
              const now = figureText(figure, balance[figure], unit);
              const was = figureText(figure, before[figure], unit);
              return (
                <Field key={figure} label={tBalance(figure)}>
                  {({ id }) => (
                    <div className={styles.slider}>
                      <input
                        id={id}
                        type="range"
                        min={before[figure] * reach.from}
                        max={before[figure] * reach.to}
                        step={before[figure] / 100}
                        value={value}
                        aria-valuetext={figureText(figure, value, unit)}
                        onChange={(event) => setGoals({ ...goals, [figure]: Number(event.target.value) })}
                      />
                      <output htmlFor={id}>
                        {now}
                        {now !== was && (
                          <span className={styles.note}> {tBalance('before', { value: was })}</span>
                        )}
                      </output>
                    </div>
                  )}
                </Field>
              );
            })}
        </div>
        <div role="status" className={styles.told}>
          {!exact.isReached && <p>{tBalance('unreached', { balance: nearest.join(', ') })}</p>}
          {overflows && <p>{tBalance('overflow', { ml: balance.volumeMl, room })}</p>}
          {brought.length > 0 && <p>{tBalance('brings', { what: brought.join(', ') })}</p>}
        </div>
        <h3>{tBalance('amounts')}</h3>
        <ul className={styles.lines}>
          {adjusted.map((line, at) => {
            const written = recipe.spec[at]!;
            const amount = textOf(line, unit, recipe);
            const was = textOf(written, unit, recipe);
            const choice = choices[at];
            return (
              // Two lines may pour the same: their place tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a spec keep their places.
              <li key={at}>
                <span className={styles.amount}>
                  {amount}
                  {isChanged && amount !== was && (
                    <span className={styles.note}> {tBalance('was', { amount: was })}</span>
                  )}
                </span>
                {choice && choice.exchanges.length > 0 ? (
                  <SelectField
                    label={tBalance('replace', { name: written.name })}
                    value={replaced.get(at) ?? ''}
                    options={[
                      { value: '', label: tBalance('original', { name: written.name }) },
                      ...choice.exchanges.map(({ slug, name }) => ({ value: slug, label: name })),
                    ]}
                    onChange={(event) => setReplaced(withEntry(replaced, at, event.target.value))}
                  />
                ) : (
                  <span>{line.name}</span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <DialogActions>
        {isChanged && (
          <Button
            onClick={() => {
              setGoals({});
              setReplaced(new Map());
            }}
          >
            {tBalance('reset')}
          </Button>
        )}
        {isChanged && recipe.visibility === 'public' && !isOwn && (
          <Button look="primary" onClick={save}>
            {tBalance('save')}
          </Button>
        )}
        <Button onClick={onClose}>{tBalance('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const textOf = (line: SpecLine, unit: 'ml' | 'oz', { serves }: Recipe): string =>
  measureText(line, { unit, servings: serves, serves });

const figuresAmong = (figures: FiguresBySlug, slug: string) =>
  figures.get(slug) ??
  [...figures.values()].flatMap(({ exchanges }) => exchanges).find((other) => other.slug === slug);

function withEntry(replaced: ReadonlyMap<number, string>, at: number, slug: string): Map<number, string> {
  const changed = new Map(replaced);
  if (slug) changed.set(at, slug);
  else changed.delete(at);
  return changed;
}

/** What the drink was without and a replacement brings: alcohol, allergens. */
function broughtBy(
  spec: readonly SpecLine[],
  { alcoholic, facts }: Recipe,
  figures: FiguresBySlug,
): string[] {
  const poured = spec.flatMap(({ ingredient }) => (ingredient && figuresAmong(figures, ingredient)) || []);
  const added = new Set(poured.flatMap(({ allergens }) => allergens));
  return [
    ...(!alcoholic && poured.some(({ abv }) => abv > 0) ? [tBalance('alcohol')] : []),
    ...[...added].filter((one) => !facts.allergens.includes(one)).map((one) => tSheet(`allergens.${one}`)),
  ];
}
