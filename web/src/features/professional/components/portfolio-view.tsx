import type { Portfolio } from '@barspoon/contracts';
import type { ReactNode } from 'react';
import { Chip, type Tone } from '../../../ui/chip.tsx';
import { t } from '../texts.ts';
import styles from './professional.module.css';

interface PortfolioViewProps {
  portfolio: Omit<Portfolio, 'isPublic'>;
  /** The rank of its title in the page. */
  level: 1 | 2;
  /** Shown to its owner only. */
  isPublic?: boolean;
  /** What its reader can do. */
  children?: ReactNode;
}

const tones: Partial<Record<Portfolio['availabilityStatus'], Tone>> = {
  available: 'green',
  open_to_opportunities: 'blue',
};
const links = ['portfolioUrl', 'resumeUrl', 'linkedinUrl'] as const;

/** Implements PORT-08. */
export function PortfolioView({ portfolio, level, isPublic, children }: PortfolioViewProps) {
  const { currentPosition, currentEmployer, professionalSummary, availabilityStatus } = portfolio;
  const Title = `h${level}` as const;
  const named = links.filter((link) => portfolio[link]);
  return (
    <article className={styles.card}>
      <p className={styles.marks}>
        {isPublic !== undefined && (
          <Chip tone={isPublic ? 'green' : undefined}>{t(isPublic ? 'public' : 'private')}</Chip>
        )}
        <Chip tone={tones[availabilityStatus]}>{t(`availability.${availabilityStatus}`)}</Chip>
      </p>
      <Title className={styles.title}>{portfolio.portfolioTitle}</Title>
      {(currentPosition || currentEmployer) && (
        <p className={styles.lead}>
          {currentPosition && currentEmployer
            ? t('positionAt', { position: currentPosition, employer: currentEmployer })
            : (currentPosition ?? currentEmployer)}
        </p>
      )}
      {professionalSummary && <p className={styles.text}>{professionalSummary}</p>}
      <dl className={styles.facts}>
        {portfolio.yearsExperience > 0 && (
          <div>
            <dt>{t('facts.experience')}</dt>
            <dd>{t('facts.years', { count: portfolio.yearsExperience })}</dd>
          </div>
        )}
        <div>
          <dt>{t('facts.rate')}</dt>
          <dd>
            {portfolio.hourlyRate > 0
              ? t('facts.perHour', { amount: (portfolio.hourlyRate / 100).toLocaleString('en') })
              : t('facts.noRate')}
          </dd>
        </div>
        {portfolio.preferredWorkType.length > 0 && (
          <div>
            <dt>{t('facts.workTypes')}</dt>
            <dd>{portfolio.preferredWorkType.map((type) => t(`workTypes.${type}`)).join(', ')}</dd>
          </div>
        )}
        {named.length > 0 && (
          <div>
            <dt>{t('facts.links')}</dt>
            <dd className={styles.marks}>
              {named.map((link) => (
                <a key={link} href={portfolio[link] ?? ''} target="_blank" rel="noopener noreferrer nofollow">
                  {t(`facts.${link}`)}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}
