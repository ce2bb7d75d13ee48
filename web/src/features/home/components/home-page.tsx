import { IconBottle, IconGlassCocktail, IconListNumbers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { homeClaims } from '../../../lib/site.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import { ActiveMembers } from './active-members.tsx';
import styles from './home-page.module.css';
import { JoinCommunity } from './join-community.tsx';
import { SocialLinks } from './social-links.tsx';

/** Bundled with the app (`vite/own-pictures.ts`), so that the first visible picture needs no request. */
const backBar = [
  'classic-old-fashioned',
  'mojito',
  'negroni',
  'lavender-gin-fizz',
  'espresso-martini',
  'smoky-mezcal-margarita',
];

const points = [
  { key: 'spec', Icon: IconListNumbers },
  { key: 'shelf', Icon: IconBottle },
  { key: 'next', Icon: IconGlassCocktail },
] as const;

/** Implements HOME-01 to HOME-03, HOME-07, HOME-08, HOME-11, BEYOND-46. */
export function HomePage({ featured, children }: { featured: ReactNode; children?: ReactNode }) {
  useTitle(null);
  return (
    <div className={styles.home}>
      <div>
        <Hero />
        <Stats />
        <ActiveMembers />
      </div>
      <Intro />
      <SocialLinks />
      <div className="page">{featured}</div>
      <JoinCommunity />
      {children}
    </div>
  );
}

function Stats() {
  const own = homeClaims();
  const claims = own.length > 0 ? own : [t('stats.recipes'), t('stats.mixed')];
  return (
    <div className={styles.stats}>
      <div className={`page ${styles.statsInner}`}>
        {claims.map((claim) => (
          <p key={claim}>{claim}</p>
        ))}
      </div>
    </div>
  );
}

function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={`page ${styles.heroInner}`}>
        <h1 id="hero" className={styles.heading}>
          {t('hero.heading')}
        </h1>
        <div className={styles.words}>
          <p className={styles.text}>{t('hero.text')}</p>
          <div className={styles.actions}>
            <LinkButton to="/chat" look="primary">
              {t('hero.chat')}
            </LinkButton>
            <LinkButton to="/recipes">{t('hero.browse')}</LinkButton>
          </div>
        </div>
      </div>
      <div className={styles.backBar} aria-hidden="true">
        {backBar.map((slug) => (
          <img key={slug} src={`/drinks/${slug}.svg`} alt="" width="400" height="400" />
        ))}
      </div>
    </section>
  );
}

function Intro() {
  return (
    <section className={`page ${styles.intro}`} aria-labelledby="intro">
      <div className={styles.introWords}>
        <h2 id="intro">{t('intro.heading')}</h2>
        <p>{t('intro.text')}</p>
        <LinkButton to="/inventory">{t('intro.bar')}</LinkButton>
      </div>
      <ul className={styles.points}>
        {points.map(({ key, Icon }) => (
          <li key={key}>
            <Icon stroke={1.4} aria-hidden="true" />
            <h3>{t(`intro.points.${key}`)}</h3>
            <p>{t(`intro.points.${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
