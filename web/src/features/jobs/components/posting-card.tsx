import type { Posting } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { dayText, distanceText } from '../../../lib/dates.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { placeText, salaryText } from '../posting-facts.ts';
import { t } from '../texts.ts';
import { ApplyButton } from './apply-button.tsx';
import styles from './jobs.module.css';
import { SaveButton } from './save-button.tsx';

/** Skills a card names. Implements JOB-06. */
const namedSkills = 3;

/** Implements JOB-05, JOB-06, JOB-08. */
export function PostingCard({ posting }: { posting: Posting }) {
  const { id, jobTitle, companyName, jobDescription, requiredSkills } = posting;
  const more = requiredSkills.length - namedSkills;
  return (
    <li className={styles.card}>
      <PostingMarks posting={posting} />
      <div>
        <h3 className={styles.title}>
          <Link to="/jobs/$id" params={{ id }}>
            {jobTitle}
          </Link>
        </h3>
        <p className={styles.company}>{companyName}</p>
      </div>
      <PostingFacts posting={posting} />
      <p className={styles.excerpt}>{jobDescription}</p>
      {requiredSkills.length > 0 && (
        <ul className={styles.marks} aria-label={t('required')}>
          {requiredSkills.slice(0, namedSkills).map((skill) => (
            <li key={skill}>
              <Chip>{skill}</Chip>
            </li>
          ))}
          {more > 0 && <li className={styles.muted}>{t('moreSkills', { count: more })}</li>}
        </ul>
      )}
      <div className={styles.actions}>
        <LinkButton to="/jobs/$id" params={{ id }} aria-label={`${t('details')}: ${jobTitle}`}>
          {t('details')}
        </LinkButton>
        <ApplyButton posting={posting} />
        <SaveButton posting={posting} />
      </div>
    </li>
  );
}

export const PostingMarks = ({ posting }: { posting: Posting }) => (
  <p className={styles.marks}>
    <Chip tone="blue">{t(`types.${posting.jobType}`)}</Chip>
    <Chip>{t(`levels.${posting.experienceLevel}`)}</Chip>
    {!posting.isActive && <Chip tone="red">{t('closed')}</Chip>}
  </p>
);

export const PostingFacts = ({ posting }: { posting: Posting }) => (
  <ul className={styles.facts}>
    <li>{placeText(posting)}</li>
    <li className={styles.salary}>
      {salaryText(posting)}
      {(posting.salaryMin ?? posting.salaryMax) !== null && <span> {t('salary.aYear')}</span>}
    </li>
    <li>
      <time dateTime={posting.createdAt}>
        {t('posted', { when: distanceText(posting.createdAt, Date.now()) })}
      </time>
    </li>
    {posting.closesOn && posting.isActive && (
      <li>{t('closesOn', { day: dayText(posting.closesOn, false) })}</li>
    )}
  </ul>
);
