import { calendarOf, type PartyDrink, type PartyPlan } from '@barspoon/contracts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { momentText } from '../../../lib/dates.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { type ListUnit, useListUnit } from '../../../ui/shopping-texts.ts';
import styles from './party-plan.module.css';
import { mlText, t, thingText } from './texts.ts';

const hourMs = 60 * 60_000;
const dayHours = 24;

type Step = PartyPlan['steps'][number];

/** "2 days before", "4 hours before", "When guests come" */
function whenText({ hoursBefore }: Step): string {
  if (hoursBefore === 0) return t('steps.now');
  return hoursBefore % dayHours === 0
    ? t('steps.daysBefore', { count: hoursBefore / dayHours })
    : t('steps.hoursBefore', { count: hoursBefore });
}

/** What is done before guests come, in the order of the clock, and how each drink is made ahead. Implements BEYOND-263. */
export function PlanSteps({ plan, at }: { plan: PartyPlan; at: string | undefined }) {
  const unit = useListUnit();
  const batches = plan.drinks.filter(({ servings }) => servings > 0);
  return (
    <PagePart title={t('steps.title')}>
      <ol className={styles.steps}>
        {plan.steps.map((step) => (
          <li key={step.step}>
            <div className={styles.when}>
              <strong>{whenText(step)}</strong>
              {at && (
                <time dateTime={momentOf(at, step).toISOString()} className={styles.muted}>
                  {momentText(momentOf(at, step))}
                </time>
              )}
            </div>
            <p>{stepText(step, unit)}</p>
          </li>
        ))}
      </ol>
      {at && (
        <p className="no-print">
          <Button
            onClick={() => saveFile('evening.ics', calendarOfPlan(plan.steps, at, unit), 'text/calendar')}
          >
            <IconCalendarPlus size={20} aria-hidden="true" />
            {t('steps.calendar')}
          </Button>
        </p>
      )}
      <h3 className={styles.small}>{t('steps.drinks')}</h3>
      <ul className={styles.batches}>
        {batches.map((drink) => (
          <li key={drink.recipeId}>
            <h4>{drink.name}</h4>
            <Batch drink={drink} unit={unit} />
          </li>
        ))}
      </ul>
    </PagePart>
  );
}

const momentOf = (at: string, { hoursBefore }: Step): Date => new Date(Date.parse(at) - hoursBefore * hourMs);

function stepText({ step, things }: Step, unit: ListUnit): string {
  const names = things.map((thing) => thingText(thing, unit)).join(', ');
  const kg = (things[0]?.amounts[0]?.amount ?? 0) / 1000;
  return t(`steps.${step}`, { names, kg });
}

const lastsMs = 30 * 60_000;

/** Each step as an entry with a reminder, in the reader's own calendar. Implements BEYOND-264. */
function calendarOfPlan(steps: readonly Step[], at: string, unit: ListUnit): string {
  const url = window.location.href;
  const now = new Date().toISOString();
  return calendarOf(
    steps.map((step) => {
      const begins = momentOf(at, step);
      const startsAt = begins.toISOString();
      const endsAt = new Date(begins.getTime() + lastsMs).toISOString();
      return [
        { id: `evening-${Date.parse(at)}-${step.step}`, startsAt, endsAt },
        { title: stepText(step, unit), url, now, alarmMinutes: 0 },
      ] as const;
    }),
  );
}

function Batch({ drink: { way, batch }, unit }: { drink: PartyDrink; unit: ListUnit }) {
  if (!batch) return <p className={styles.muted}>{t('ways.each')}</p>;
  const { lines, waterMl, totalMl, atGlass } = batch;
  const poured = waterMl > 0 ? [...lines, { name: t('ways.water'), ml: waterMl }] : lines;
  return (
    <>
      <ul className={styles.needs}>
        {poured.map(({ name, ml }) => (
          <li key={name}>
            <span className={styles.amount}>{mlText(ml, unit)}</span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>
        {t(`ways.${way}`, { total: mlText(totalMl, unit) })}{' '}
        {atGlass.length > 0 && t('ways.atGlass', { names: atGlass.join(', ') })}
      </p>
    </>
  );
}
