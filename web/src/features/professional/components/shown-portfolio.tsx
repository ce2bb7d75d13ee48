import { isProblem } from '@barspoon/browser';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTitle } from '../../../lib/use-title.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { shownPortfolioQuery } from '../api/portfolio.ts';
import { t } from '../texts.ts';
import { Endorsement } from './endorsement.tsx';
import { PortfolioView } from './portfolio-view.tsx';
import styles from './professional.module.css';
import { SkillLines } from './skill-lines.tsx';
import { Strengths } from './strengths.tsx';

/** A member's public portfolio as others see it. Implements BEYOND-69. */
export function ShownPortfolio({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(shownPortfolioQuery(id));
  useTitle(data && `${data.portfolio.portfolioTitle} · ${data.member?.fullName ?? t('shown.unnamed')}`);
  if (isProblem(error, 404) || isProblem(error, 400))
    return (
      <div className="page">
        <EmptyState
          level={1}
          drawing={<SpiltGlass />}
          title={t('shown.notFound')}
          text={t('shown.notFoundText')}
          action={<LinkButton to="/professional">{t('shown.back')}</LinkButton>}
        />
      </div>
    );
  if (error && !data)
    return (
      <div className="page">
        <Trouble level={1} title={t('loadFailed')} onRetry={refetch} />
      </div>
    );
  if (!data)
    return (
      <div className={`page ${styles.page}`}>
        <Bone width="100%" height="420px" />
      </div>
    );
  const { member, portfolio, skills, endorsements, mayEndorse } = data;
  const bySkill = new Map(endorsements.map((given) => [given.skillId, given]));
  return (
    <div className={`page ${styles.page} ${styles.one} ${styles.cv}`}>
      {member && (
        <p className={styles.who}>
          <Avatar name={member.fullName} url={member.avatarUrl} size={56} />
          <Link to="/members/$username" params={{ username: member.username }}>
            {member.fullName}
          </Link>
        </p>
      )}
      <PortfolioView portfolio={portfolio} level={1}>
        <Button className="no-print" onClick={() => window.print()}>
          <IconPrinter size={18} aria-hidden="true" /> {t('cv.print')}
        </Button>
      </PortfolioView>
      <section className={styles.card}>
        <h2>{t('skills.title')}</h2>
        {skills.length > 0 ? (
          <SkillLines
            skills={skills}
            under={(skill) => (
              <Endorsement ownerId={id} skill={skill} given={bySkill.get(skill.id)} mayEndorse={mayEndorse} />
            )}
          />
        ) : (
          <p className={styles.muted}>{t('skills.none')}</p>
        )}
      </section>
      <Strengths skills={skills} endorsements={endorsements} />
    </div>
  );
}
