import { type PartyDrink, type PartyPlan, partyMax } from '@barspoon/contracts';
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { RecipePicker } from '../../../ui/recipe-picker.tsx';
import styles from './party-plan.module.css';
import { type ChosenDrink, drinksText, numbersOf, type PlanSearch, readDrinks } from './plan-search.ts';
import { t } from './texts.ts';

interface PlanDrinksProps {
  plan: PartyPlan;
  search: PlanSearch;
  onChange: (part: Partial<PlanSearch>) => void;
}

/** The chosen drinks with how many of each, and what the bar could make besides. Implements BEYOND-262. */
export function PlanDrinks({ plan, search, onChange }: PlanDrinksProps) {
  const chosen = readDrinks(search.drinks);
  const change = (drinks: readonly ChosenDrink[]) => onChange({ drinks: drinksText(drinks) });
  const add = (recipeId: string) => change([...chosen, { recipeId, share: 1 }]);
  const setShare = (recipeId: string, share: number) =>
    change(chosen.map((one) => (one.recipeId === recipeId ? { recipeId, share } : one)));
  const isFull = chosen.length >= partyMax.drinks;
  const lacksFree = plan.drinks.length > 0 && plan.drinks.every(({ alcoholic }) => alcoholic);
  return (
    <PagePart title={t('drinks.title')}>
      {chosen.length === 0 ? (
        <EmptyState level={3} drawing={<EmptyShelf />} title={t('drinks.none')} text={t('drinks.noneText')} />
      ) : (
        <>
          <p role="status" className={styles.muted}>
            {t('drinks.perGuest', { count: plan.perGuest })}
          </p>
          <ul className={styles.drinks}>
            {plan.drinks.map((drink) => (
              <Drink
                key={drink.recipeId}
                drink={drink}
                onShare={(share) => setShare(drink.recipeId, share)}
                onRemove={() => change(chosen.filter(({ recipeId }) => recipeId !== drink.recipeId))}
              />
            ))}
          </ul>
        </>
      )}
      {plan.hidden > 0 && <p>{t('drinks.hidden', { count: plan.hidden })}</p>}
      {lacksFree && (
        <p role="status" className={styles.notice}>
          {numbersOf(search).free > 0
            ? t('drinks.freeLacking', { count: plan.freeUnplanned })
            : t('drinks.freeNone')}
        </p>
      )}
      {isFull ? (
        <p className={styles.muted}>{t('drinks.full', { count: partyMax.drinks })}</p>
      ) : (
        <div className={`${styles.adding} no-print`}>
          <Offers plan={plan} isFreeOnly={lacksFree} onAdd={add} />
          <RecipePicker
            label={t('drinks.add')}
            recipe={null}
            onPick={(recipe) => {
              if (recipe && chosen.every(({ recipeId }) => recipeId !== recipe.id)) add(recipe.id);
            }}
          />
        </div>
      )}
    </PagePart>
  );
}

interface DrinkProps {
  drink: PartyDrink;
  onShare: (share: number) => void;
  onRemove: () => void;
}

function Drink({ drink: { slug, name, alcoholic, servings, share }, onShare, onRemove }: DrinkProps) {
  return (
    <li>
      <div>
        <Link to="/recipes/$id" params={{ id: slug }}>
          {name}
        </Link>
        {!alcoholic && <span className={styles.muted}> {t('drinks.free')}</span>}
        {servings === 0 && (
          <p className={styles.muted}>{t(alcoholic ? 'drinks.nobodyAlcoholic' : 'drinks.nobodyFree')}</p>
        )}
      </div>
      <strong className={styles.count}>{t('drinks.servings', { count: servings })}</strong>
      {/* biome-ignore lint/a11y/useSemanticElements: four controls in a row are no form */}
      <div role="group" aria-label={t('drinks.shareOf', { name })} className={`${styles.stepper} no-print`}>
        <IconButton
          label={t('drinks.less', { name })}
          disabled={share <= 1}
          onClick={() => onShare(share - 1)}
        >
          <IconMinus size={18} aria-hidden="true" />
        </IconButton>
        <output aria-label={t('drinks.share')}>×{share}</output>
        <IconButton
          label={t('drinks.more', { name })}
          disabled={share >= partyMax.share}
          onClick={() => onShare(share + 1)}
        >
          <IconPlus size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('drinks.remove', { name })} onClick={onRemove}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

interface OffersProps {
  plan: PartyPlan;
  isFreeOnly: boolean;
  onAdd: (recipeId: string) => void;
}

/** What the bar can make: without alcohol alone where nothing of it is chosen yet. */
function Offers({ plan: { offers }, isFreeOnly, onAdd }: OffersProps) {
  const shown = isFreeOnly ? offers.filter(({ alcoholic }) => !alcoholic) : offers;
  if (shown.length === 0)
    return isFreeOnly ? (
      <p>
        {t('drinks.noFreeOffer')}{' '}
        <Link to="/search" search={{ type: 'non-alcoholic' }}>
          {t('drinks.findFree')}
        </Link>
      </p>
    ) : null;
  return (
    <>
      <h3 className={styles.small}>{t(isFreeOnly ? 'drinks.freeOffers' : 'drinks.offers')}</h3>
      <ul className={styles.offers}>
        {shown.map(({ recipeId, name, alcoholic }) => (
          <li key={recipeId}>
            <Button small onClick={() => onAdd(recipeId)} aria-label={t('drinks.addOne', { name })}>
              <IconPlus size={16} aria-hidden="true" />
              {name}
              {!alcoholic && !isFreeOnly && ` · ${t('drinks.free')}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
