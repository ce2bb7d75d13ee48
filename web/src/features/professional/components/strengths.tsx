import { type Endorsements, type OwnSkill, proficiencyLevels } from '@barspoon/contracts';
import { useId } from 'react';
import { anchorAt, pointAt } from '../strength-points.ts';
import { t } from '../texts.ts';
import styles from './professional.module.css';

const maxAxes = 8;
const minAxes = 3;
const maxLabel = 22;
const rings = proficiencyLevels.map((_, at) => (at + 1) / proficiencyLevels.length);
const shortened = (name: string) =>
  name.length > maxLabel ? `${name.slice(0, maxLabel - 1).trim()}…` : name;
const pathOf = (points: { x: number; y: number }[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

interface StrengthsProps {
  skills: readonly OwnSkill[];
  endorsements: readonly Endorsements[];
}

/**
 * What somebody is good at as a picture: an axis for each skill, as far out as its level is high, with a mark that grows
 * with its endorsements; and the same as a table. Implements BEYOND-70.
 */
export function Strengths({ skills, endorsements }: StrengthsProps) {
  const title = useId();
  const counts = new Map(endorsements.map(({ skillId, count }) => [skillId, count]));
  const shown = skills.slice(0, maxAxes).map(({ skill, proficiencyLevel }) => ({
    ...skill,
    level: proficiencyLevel,
    share: (proficiencyLevels.indexOf(proficiencyLevel) + 1) / proficiencyLevels.length,
    count: counts.get(skill.id) ?? 0,
  }));
  if (shown.length < minAxes) return null;
  const axes = shown.length;
  const ring = (share: number) => pathOf(shown.map((_, at) => pointAt(at, axes, share)));
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title}>{t('strengths.title')}</h2>
      <svg viewBox="0 0 480 330" className={styles.strengths} aria-hidden="true">
        {rings.map((share) => (
          <polygon key={share} points={ring(share)} className={styles.ring} />
        ))}
        {shown.map(({ id }, at) => {
          const [from, to] = [pointAt(at, axes, 0), pointAt(at, axes, 1)];
          return <line key={id} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={styles.ring} />;
        })}
        <polygon
          points={pathOf(shown.map(({ share }, at) => pointAt(at, axes, share)))}
          className={styles.shape}
        />
        {shown.map(({ id, name, share, count }, at) => {
          const [mark, label] = [pointAt(at, axes, share), pointAt(at, axes, 1.14)];
          return (
            <g key={id}>
              <circle cx={mark.x} cy={mark.y} r={4 + Math.min(count, 6)} className={styles.mark} />
              <text x={label.x} y={label.y} textAnchor={anchorAt(at, axes)} dominantBaseline="middle">
                {shortened(name)}
                {count > 0 && <tspan className={styles.markCount}> +{count}</tspan>}
              </text>
            </g>
          );
        })}
      </svg>
      <p className={styles.muted}>{t('strengths.legend')}</p>
      <details className="no-print">
        <summary>{t('strengths.asTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['skill', 'level', 'endorsements'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`strengths.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name, level, count }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{t(`skills.levels.${level}`)}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
