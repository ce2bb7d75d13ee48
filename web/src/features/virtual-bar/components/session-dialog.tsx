import { clockChangeAt, localTime } from '@barspoon/browser/clock-change';
import {
  type LiveSessionInput,
  recipeRoutes,
  sessionDescriptionLimit,
  sessionMinutes,
  sessionPlaces,
  sessionTitleLimit,
} from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';
import { momentText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { type PickedRecipe, RecipePicker } from '../../../ui/recipe-picker.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { useSaveSession } from '../api/acts.ts';
import { settingsQuery } from '../api/sessions.ts';
import { t } from '../texts.ts';
import styles from './virtual-bar.module.css';

interface SessionDialogProps {
  /** The session to change; without it a new one is scheduled. */
  id?: string | undefined;
  onClose: () => void;
}

/** Implements VBAR-05, VBAR-10 to VBAR-12. */
export function SessionDialog({ id, onClose }: SessionDialogProps) {
  const settings = useQuery({ ...settingsQuery(`${id}`), enabled: id !== undefined, gcTime: 0 });
  const recipeId = settings.data?.recipeId;
  const recipe = useQuery({
    ...routeQuery(recipeRoutes.get, { params: { id: `${recipeId}` } }),
    enabled: recipeId != null,
  });
  // One that is gone is still the session's until another is chosen.
  const chosen = recipeId ? { id: recipeId, name: recipe.data?.name ?? t('recipeUnknown') } : null;
  const isKnown = settings.data && !(recipeId && recipe.isPending);
  return (
    <Dialog title={t(id ? 'edit' : 'scheduleSession')} onClose={onClose} stays>
      {id && settings.isError && <Trouble title={t('loadFailed')} onRetry={settings.refetch} />}
      {id && !isKnown && !settings.isError && <Bone width="100%" height="420px" />}
      {(!id || isKnown) && <SessionForm id={id} settings={settings.data} chosen={chosen} onClose={onClose} />}
    </Dialog>
  );
}

/** The reader's time zone, or which moment is meant where clocks change. Implements BEYOND-197. */
function timeHint(picked: string): string {
  const change = clockChangeAt(picked);
  if (!change) return t('fieldTimeHint', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  const moment = momentText(change.at);
  return change.kind === 'skipped' ? t('fieldTimeSkipped', { moment }) : t('fieldTimeTwice', { moment });
}

/** Within its bounds; what is no number is the default. Implements VBAR-11, VBAR-12. */
function bounded(
  text: string,
  { min, max, byDefault }: { min: number; max: number; byDefault: number },
): number {
  const value = Math.round(Number(text));
  return text.trim() === '' || Number.isNaN(value) ? byDefault : Math.min(max, Math.max(min, value));
}

function SessionForm({
  id,
  settings,
  chosen,
  onClose,
}: SessionDialogProps & { settings: LiveSessionInput | undefined; chosen: PickedRecipe | null }) {
  const [values, setValues] = useState({
    title: settings?.title ?? '',
    description: settings?.description ?? '',
    time: settings ? localTime(new Date(settings.scheduledAt)) : '',
    duration: String(settings?.durationMinutes ?? sessionMinutes.byDefault),
    places: String(settings?.maxParticipants ?? sessionPlaces.byDefault),
    stream: settings?.streamUrl ?? '',
  });
  const [recipe, setRecipe] = useState(chosen);
  const { mutate, isPending } = useSaveSession(id, onClose);
  const write = (more: Partial<typeof values>) => setValues((before) => ({ ...before, ...more }));
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = values.title.trim();
    const scheduled = new Date(values.time);
    if (!title || Number.isNaN(scheduled.getTime())) return toasts.error(t('titleAndTime'));
    mutate({
      title,
      description: values.description.trim(),
      scheduledAt: scheduled.toISOString(),
      durationMinutes: bounded(values.duration, sessionMinutes),
      maxParticipants: bounded(values.places, sessionPlaces),
      streamUrl: values.stream.trim() || null,
      recipeId: recipe?.id ?? null,
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField label={t('fieldTitle')} required maxLength={sessionTitleLimit} {...field('title')} />
      <TextAreaField
        label={t('fieldDescription')}
        rows={3}
        maxLength={sessionDescriptionLimit}
        {...field('description')}
      />
      <TextField
        label={t('fieldTime')}
        hint={timeHint(values.time)}
        required
        type="datetime-local"
        {...field('time')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('fieldDuration')}
          hint={t('fieldDurationHint', sessionMinutes)}
          type="number"
          inputMode="numeric"
          min={sessionMinutes.min}
          max={sessionMinutes.max}
          step={5}
          onBlur={() => write({ duration: String(bounded(values.duration, sessionMinutes)) })}
          {...field('duration')}
        />
        <TextField
          label={t('fieldPlaces')}
          hint={t('fieldPlacesHint', sessionPlaces)}
          type="number"
          inputMode="numeric"
          min={sessionPlaces.min}
          max={sessionPlaces.max}
          onBlur={() => write({ places: String(bounded(values.places, sessionPlaces)) })}
          {...field('places')}
        />
      </div>
      <TextField
        label={t('fieldStream')}
        hint={t('fieldStreamHint')}
        type="url"
        inputMode="url"
        placeholder="https://"
        {...field('stream')}
      />
      <RecipePicker label={t('fieldRecipe')} recipe={recipe} onPick={setRecipe} />
      <DialogActions>
        <Button onClick={onClose}>{t('leaveDialog')}</Button>
        <Button type="submit" look="primary" busy={isPending}>
          {t(id ? 'save' : 'scheduleSession')}
        </Button>
      </DialogActions>
    </form>
  );
}
