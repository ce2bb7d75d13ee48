import {
  type OwnRecipeInput,
  type Recipe,
  type RecipeDraftInput,
  recipeVisibilities,
  type SpecLine,
} from '@barspoon/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkWith, type FieldErrors, fieldErrorsIn } from '../../../lib/forms.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import {
  draftQuery,
  isChanged,
  isWithoutOriginal,
  ownRecipeQuery,
  useSaveRecipe,
} from '../api/own-recipes.ts';
import { decorationOf } from './decoration.ts';
import {
  copyOf,
  draftOf,
  inputOf,
  isRatio,
  isWritten,
  pouredTo,
  type RecipeDraft,
  readingInputOf,
  withText,
} from './draft.ts';
import { DraftReading } from './draft-reading.tsx';
import { DrinkFields, optionsOf } from './drink-fields.tsx';
import { inWords, isChangedSince } from './error-words.ts';
import { Obstacle } from './obstacle.tsx';
import styles from './own-recipes.module.css';
import { PasteRecipe } from './paste-recipe.tsx';
import { PhotoField } from './photo-field.tsx';
import { SpecLines } from './spec-lines.tsx';
import { tOwn } from './texts.ts';
import { type Missing, missingIn } from './unfinished.ts';
import { UnfinishedQuestion } from './unfinished-question.tsx';

const schema = () => import('./schemas.ts').then(({ ownRecipeInput }) => ownRecipeInput);
const pauseMs = 500;
/** Asked for by nobody: the question is put once there is a line. */
const nothing: RecipeDraftInput = {
  name: null,
  method: null,
  glass: 'coupe',
  ice: 'none',
  serves: 1,
  spec: [],
};

/** What tells adjusted copies apart, so that what is written of one is not the beginning of another. */
const amountsOf = (spec: readonly SpecLine[] = []) =>
  spec.map(({ amount, unit, ingredient }) => `${amount}${unit}${ingredient}`);

interface RecipeDialogProps {
  /** The recipe to change; without it a new one is written. */
  recipe?: Recipe;
  /** The recipe of somebody else that a new one begins with. */
  original?: Recipe;
  /** Its lines where they are to begin otherwise. */
  spec?: SpecLine[];
  onClose: () => void;
  onSaved?: (recipe: Recipe) => void;
}

/** The editor of one's own recipes: what is written in it survives a reload. Implements BEYOND-25. */
export function RecipeDialog({ recipe, original, spec, onClose, onSaved }: RecipeDialogProps) {
  const [empty] = useState(() =>
    original ? copyOf(spec ? { ...original, spec } : original) : draftOf(recipe),
  );
  const [draft, write, clear] = useDraft<RecipeDraft>(
    recipe
      ? `recipe.${recipe.id}.${recipe.revision}`
      : original
        ? ['recipe.from', original.id, ...amountsOf(spec)].join('.')
        : 'recipe',
    empty,
  );
  const [wasKept, setWasKept] = useState(() => JSON.stringify(draft) !== JSON.stringify(empty));
  const [photo, setPhoto] = useState<File | null>(null);
  const [image, setImage] = useState(recipe?.image ?? null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [wasOvertaken, setOvertaken] = useState(false);
  const [isOriginalGone, setOriginalGone] = useState(false);
  const [unfinished, setUnfinished] = useState<Missing[]>([]);
  const sent = useRef(draft);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useSaveRecipe();
  const [asked] = useDebouncedValue(readingInputOf(draft), pauseMs);
  const reading = useQuery({
    ...draftQuery(asked ?? nothing),
    enabled: asked !== null,
    placeholderData: (before) => before,
  });

  const save = async (
    before = recipe,
    basedOn = original?.id ?? null,
    visibility: OwnRecipeInput['visibility'] | undefined = undefined,
  ) => {
    const source = before ?? { garnish: [], ...original, alternativeNames: [] };
    const written = inputOf(draft, {
      ...source,
      image: image === recipe?.image ? (before?.image ?? null) : image,
    });
    const wrong = inWords(await checkWith(schema, written));
    const isRest = Object.keys(wrong).length === 0;
    const decoration = await decorationOf(draft, source.garnish, isRest, queryClient);
    if ('error' in decoration) wrong.garnish = decoration.error;
    sent.current = draft;
    setErrors(wrong);
    if ('error' in decoration || Object.keys(wrong).length > 0) return;
    const input = { ...written, ...decoration };
    const missing = visibility || recipe?.visibility === 'public' ? [] : missingIn(input);
    if (input.visibility === 'public' && missing.length > 0) return setUnfinished(missing);
    setUnfinished([]);
    mutate(
      { before, basedOn, input: { ...input, visibility: visibility ?? input.visibility }, photo },
      {
        onSuccess: (saved) => {
          clear();
          if (saved) onSaved?.(saved);
          onClose();
        },
        onError: (error) => {
          setErrors(inWords(fieldErrorsIn(error)));
          setOvertaken(isChanged(error));
          setOriginalGone(isWithoutOriginal(error));
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  /** On top of what came between, which stays one of the versions. */
  const saveOver = async () => {
    if (!recipe) return;
    const read = queryClient.fetchQuery({ ...ownRecipeQuery(recipe.id), staleTime: 0 });
    await read.then(
      (now) => save(now),
      () => toasts.error(tOwn('loadFailed')),
    );
  };
  // What is mended is not wrong any longer; what is still wrong is said when it is sent.
  useEffect(() => {
    setErrors((before) => {
      const left = Object.entries(before).filter(([path]) => !isChangedSince(path, sent.current, draft));
      return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
    });
  }, [draft]);
  const guessed = (name: keyof RecipeDraft) =>
    draft.guessed.some((one) => one === name) ? tOwn('paste.guessed') : undefined;
  const change = (part: Partial<RecipeDraft>) =>
    write({ ...part, guessed: draft.guessed.filter((one) => !(one in part)) });
  const field = (name: keyof RecipeDraft & keyof FieldErrors, path: string = name) => ({
    name,
    value: String(draft[name]),
    hint: guessed(name),
    error: errorOf(errors, path),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  return (
    <>
      <Dialog
        title={tOwn(recipe ? 'form.edit' : original ? 'form.copy' : 'form.new')}
        onClose={onClose}
        stays
      >
        <form className={styles.form} noValidate onSubmit={submit}>
          {wasKept && (
            <p className={styles.kept}>
              {tOwn('form.kept')}{' '}
              <Button
                small
                onClick={() => {
                  clear();
                  setWasKept(false);
                }}
              >
                {tOwn('form.startOver')}
              </Button>
            </p>
          )}
          {original && <p className={styles.muted}>{tOwn('form.copyHint', { name: original.name })}</p>}
          <PasteRecipe overwrites={isWritten(draft)} onRead={(read) => write(withText(draft, read))} />
          <TextField label={tOwn('form.name')} required maxLength={120} {...field('name')} />
          <TextAreaField
            label={tOwn('form.description')}
            rows={2}
            maxLength={400}
            {...field('description')}
          />
          <SpecLines
            lines={draft.lines}
            takenFor={reading.data?.ingredients}
            error={errorOf(errors, 'spec')}
            onChange={(lines) => write({ lines })}
          />
          {isRatio(draft.lines) && (
            <p className={styles.kept}>
              {tOwn('form.ratioHint')}{' '}
              <Button
                small
                onClick={() =>
                  write({ lines: pouredTo(draft.glass, draft.lines, Number(draft.serves) || 1) })
                }
              >
                {tOwn('form.ratio')}
              </Button>
            </p>
          )}
          <DraftReading
            draft={draft}
            asked={asked}
            reading={reading.data}
            ownId={recipe?.id ?? original?.id}
          />
          <TextAreaField
            label={tOwn('form.steps')}
            required
            rows={5}
            {...field('steps', 'instructions')}
            hint={tOwn('form.stepsHint')}
          />
          <DrinkFields
            field={field}
            alcoholic={draft.alcoholic}
            onAlcoholic={(alcoholic) => change({ alcoholic })}
          />
          <PhotoField
            hasImage={image !== null}
            error={errors.image}
            onChoose={setPhoto}
            onRemove={() => setImage(null)}
          />
          <div className={styles.visibility}>
            <span className={styles.label}>{tOwn('visibility.label')}</span>
            <Choices
              label={tOwn('visibility.label')}
              look="segments"
              value={draft.visibility}
              options={optionsOf(recipeVisibilities, (value) => tOwn(`visibility.${value}`))}
              onChange={(visibility) => change({ visibility })}
            />
            <p className={styles.muted}>{tOwn(`visibility.${draft.visibility}Hint`)}</p>
          </div>
          {wasOvertaken && (
            <Obstacle
              text={tOwn('form.overtaken')}
              way={tOwn('form.saveOver')}
              busy={isPending}
              onWay={saveOver}
            />
          )}
          {isOriginalGone && (
            <Obstacle
              text={tOwn('form.originalGone')}
              way={tOwn('form.saveAlone')}
              busy={isPending}
              onWay={() => save(undefined, null)}
            />
          )}
          <DialogActions>
            <Button onClick={onClose}>{tOwn('form.cancel')}</Button>
            <Button type="submit" look="primary" busy={isPending}>
              {tOwn(recipe ? 'form.save' : 'form.publish')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {unfinished.length > 0 && (
        <UnfinishedQuestion
          missing={unfinished}
          busy={isPending}
          onSave={(visibility) => void save(recipe, original?.id ?? null, visibility)}
          onClose={() => setUnfinished([])}
        />
      )}
    </>
  );
}

/** A wrong entry of a list is an error of its field. */
const errorOf = (errors: FieldErrors, name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1];
