import { difficulties, glasses, ices, methods, recipeCategories, rims } from '@barspoon/contracts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { tSheet } from '../sheet-texts.ts';
import type { RecipeDraft } from './draft.ts';
import styles from './own-recipes.module.css';
import { tOwn } from './texts.ts';

type Named = Exclude<keyof RecipeDraft, 'lines' | 'guessed' | 'alcoholic' | 'visibility'>;

interface DrinkFieldsProps {
  /** The parts of a field that all have. @param path of its error, where it is called something else */
  field: (
    name: Named,
    path?: string,
  ) => {
    name: string;
    value: string;
    hint: string | undefined;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
  alcoholic: boolean;
  onAlcoholic: (alcoholic: boolean) => void;
}

export const optionsOf = <V extends string>(values: readonly V[], label: (value: V) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** What a recipe says of the drink beside its lines and steps: glass, ice, garnish, category, time, servings, tags. */
export function DrinkFields({ field, alcoholic, onAlcoholic }: DrinkFieldsProps) {
  return (
    <>
      <div className={styles.triple}>
        <SelectField
          label={tOwn('form.glass')}
          options={optionsOf(glasses, (glass) => tSheet(`glasses.${glass}`))}
          {...field('glass')}
        />
        <SelectField
          label={tOwn('form.method')}
          options={[
            { value: '', label: tOwn('form.methodUnknown') },
            ...optionsOf(methods, (method) => tSheet(`methods.${method}`)),
          ]}
          {...field('method')}
        />
        <SelectField
          label={tOwn('form.ice')}
          options={optionsOf(ices, (ice) => tSheet(`ices.${ice}`))}
          {...field('ice')}
        />
      </div>
      <div className={styles.double}>
        <TextField
          label={tOwn('form.garnish')}
          maxLength={200}
          {...field('garnish')}
          hint={tOwn('form.garnishHint')}
        />
        <SelectField
          label={tOwn('form.rim')}
          options={[
            { value: '', label: tOwn('form.noRim') },
            ...optionsOf(rims, (rim) => tSheet(`rims.${rim}`)),
          ]}
          {...field('rim')}
        />
      </div>
      <div className={styles.triple}>
        <SelectField
          label={tOwn('form.category')}
          options={optionsOf(recipeCategories, (category) => category)}
          {...field('category')}
        />
        <SelectField
          label={tOwn('form.difficulty')}
          options={optionsOf(difficulties, (difficulty) => tOwn(`form.difficulties.${difficulty}`))}
          {...field('difficulty')}
        />
        <TextField
          label={tOwn('form.prepTime')}
          inputMode="numeric"
          {...field('prepTime', 'prepTimeMinutes')}
        />
      </div>
      <div className={styles.triple}>
        <TextField label={tOwn('form.serves')} inputMode="numeric" {...field('serves')} />
        <div className={styles.switch}>
          <Switch label={tOwn('form.alcoholic')} checked={alcoholic} onChange={onAlcoholic} />
        </div>
      </div>
      <div className={styles.double}>
        <TextField
          label={tOwn('form.makesMl')}
          inputMode="decimal"
          {...field('makesMl', 'homemade.makesMl')}
          hint={tOwn('form.homemadeHint')}
        />
        <TextField
          label={tOwn('form.keepsDays')}
          inputMode="numeric"
          {...field('keepsDays', 'homemade.keepsDays')}
        />
      </div>
      <TextField label={tOwn('form.tags')} {...field('tags')} hint={tOwn('form.tagsHint')} />
    </>
  );
}
