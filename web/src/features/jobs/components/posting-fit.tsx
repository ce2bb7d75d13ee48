import type { PostingFit as Fit } from '@barspoon/contracts';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { postingFitQuery } from '../api/postings.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';

/** What of a posting matches the reader's portfolio, and what is missing, each in words. */
export function PostingFit({ postingId }: { postingId: string }) {
  const { data, refetch, isError } = useQuery(postingFitQuery(postingId));
  return (
    <section aria-labelledby="posting-fit">
      <h2 id="posting-fit">{t('fit.title')}</h2>
      {data ? (
        <Told fit={data} />
      ) : isError ? (
        <Trouble level={3} title={t('fit.failed')} onRetry={refetch} />
      ) : (
        <Bone width="100%" height="120px" />
      )}
    </section>
  );
}

function Told({ fit }: { fit: Fit }) {
  const { hasPortfolio, required, preferred, experience, work } = fit;
  const count = required.filter(({ own }) => own).length;
  const missesSkills = [...required, ...preferred].some(({ own }) => !own);
  return (
    <>
      <p>{required.length > 0 ? t('fit.sum', { count, total: required.length }) : t('fit.noneRequired')}</p>
      <ul className={styles.fit}>
        {required.map((skill) => (
          <SkillFit key={skill.name} {...skill} kind="required" />
        ))}
        {preferred.map((skill) => (
          <SkillFit key={skill.name} {...skill} kind="preferred" />
        ))}
        {experience && (
          <Line fits={experience.years >= experience.expected}>
            {t(experience.years >= experience.expected ? 'fit.years' : 'fit.fewYears', {
              years: t('fit.yearCount', { count: experience.years }),
              expected: t('fit.yearCount', { count: experience.expected }),
            })}
          </Line>
        )}
        {work && (
          <Line fits={work.fits}>
            {t(work.fits ? 'fit.work' : 'fit.otherWork', {
              wanted: work.wanted.map((one) => t(`fit.wanted.${one}`)).join(', '),
            })}
          </Line>
        )}
      </ul>
      {(missesSkills || !hasPortfolio) && (
        <p className={styles.muted}>
          {t(hasPortfolio ? 'fit.skillsHint' : 'fit.portfolioHint')}{' '}
          <Link to="/professional" search={{ tab: 'portfolio' }}>
            {t('fit.open')}
          </Link>
        </p>
      )}
    </>
  );
}

const SkillFit = ({ name, own, kind }: Fit['required'][number] & { kind: 'required' | 'preferred' }) => (
  <Line fits={own !== null}>
    <strong>{name}</strong>{' '}
    <span className={styles.muted}>
      {own
        ? t('fit.own', {
            level: t(`fit.levels.${own.proficiencyLevel}`),
            years: t('fit.yearCount', { count: own.yearsExperience }),
          })
        : t(`fit.missing.${kind}`)}
    </span>
  </Line>
);

function Line({ fits, children }: { fits: boolean; children: ReactNode }) {
  const Icon = fits ? IconCheck : IconMinus;
  return (
    <li data-fits={fits}>
      <Icon size={20} aria-hidden="true" />
      <span>
        <span className="hidden-text">{t(fits ? 'fit.matches' : 'fit.misses')} </span>
        {children}
      </span>
    </li>
  );
}
