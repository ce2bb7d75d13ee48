import { isProblem } from '@barspoon/browser';
import type { Posting } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useProfile } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useOpenPosting } from '../api/acts.ts';
import { postingQuery } from '../api/postings.ts';
import { t } from '../texts.ts';
import { ApplyButton } from './apply-button.tsx';
import styles from './jobs.module.css';
import { PostingFacts, PostingMarks } from './posting-card.tsx';
import { PostingFit } from './posting-fit.tsx';
import { SaveButton } from './save-button.tsx';

const PipelineBoard = lazily(() => import('./pipeline-board.tsx'), 'PipelineBoard');
const PostingDialog = lazily(() => import('./posting-dialog.tsx'), 'PostingDialog');

/** One job posting with everything it says. */
export function PostingPage({ id }: { id: string }) {
  const { data: posting, error, refetch } = useQuery(postingQuery(id));
  const isAdmin = useProfile()?.status === 'admin';
  useTitle(posting?.jobTitle);
  if (isProblem(error, 404) || isProblem(error, 400))
    return (
      <div className="page">
        <EmptyState
          level={1}
          drawing={<SpiltGlass />}
          title={t('notFound')}
          text={t('notFoundText')}
          action={<LinkButton to="/jobs">{t('back')}</LinkButton>}
        />
      </div>
    );
  if (!posting)
    return error ? (
      <div className="page">
        <Trouble level={1} title={t('loadFailed')} onRetry={refetch} />
      </div>
    ) : (
      <div className={`page ${styles.page}`}>
        <Bone width="100%" height="420px" />
      </div>
    );
  const manages = posting.isOwn || isAdmin;
  return (
    <article className={`page ${styles.page} ${manages ? styles.managed : styles.one}`}>
      <header className={styles.intro}>
        <PostingMarks posting={posting} />
        <h1>{posting.jobTitle}</h1>
        <p className={styles.lead}>{posting.companyName}</p>
        <PostingFacts posting={posting} />
        <div className={styles.actions}>
          <ApplyButton posting={posting} />
          <SaveButton posting={posting} />
          {manages && <Manage posting={posting} />}
        </div>
      </header>
      <section>
        <h2>{t('description')}</h2>
        <p className={styles.text}>{posting.jobDescription}</p>
      </section>
      <Skills heading={t('required')} skills={posting.requiredSkills} />
      <Skills heading={t('preferred')} skills={posting.preferredSkills} />
      {!posting.isOwn && <PostingFit postingId={id} />}
      {(posting.applicationInstructions || posting.applicationEmail) && (
        <section>
          <h2>{t('howToApply')}</h2>
          {posting.applicationInstructions && (
            <p className={styles.text}>{posting.applicationInstructions}</p>
          )}
          {posting.applicationEmail && (
            <p>
              {t('byMail')} <a href={`mailto:${posting.applicationEmail}`}>{posting.applicationEmail}</a>
            </p>
          )}
        </section>
      )}
      {manages && (
        <Suspense fallback={<Bone width="100%" height="240px" />}>
          <PipelineBoard postingId={id} />
        </Suspense>
      )}
      <p>
        <LinkButton to="/jobs">{t('back')}</LinkButton>
      </p>
    </article>
  );
}

function Skills({ heading, skills }: { heading: string; skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.marks}>
        {skills.map((skill) => (
          <li key={skill}>
            <Chip>{skill}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Implements BEYOND-72. */
function Manage({ posting }: { posting: Posting }) {
  const [edits, setEdits] = useState(false);
  const { mutate, isPending } = useOpenPosting(posting);
  return (
    <>
      <Button onClick={() => setEdits(true)}>{t('edit')}</Button>
      <Button busy={isPending} onClick={() => mutate(!posting.isActive)}>
        {t(posting.isActive ? 'close' : 'reopen')}
      </Button>
      {edits && (
        <Suspense>
          <PostingDialog posting={posting} onClose={() => setEdits(false)} />
        </Suspense>
      )}
    </>
  );
}
