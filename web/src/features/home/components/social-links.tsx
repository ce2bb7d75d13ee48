import {
  IconBrandBluesky,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandMastodon,
  IconBrandPinterest,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
  IconWorld,
} from '@tabler/icons-react';
import { socialLinks } from '../../../lib/site.ts';
import { t } from '../texts.ts';
import styles from './home-page.module.css';

const networks = [
  { host: 'instagram.com', name: 'Instagram', Icon: IconBrandInstagram },
  { host: 'youtube.com', name: 'YouTube', Icon: IconBrandYoutube },
  { host: 'tiktok.com', name: 'TikTok', Icon: IconBrandTiktok },
  { host: 'facebook.com', name: 'Facebook', Icon: IconBrandFacebook },
  { host: 'pinterest.com', name: 'Pinterest', Icon: IconBrandPinterest },
  { host: 'x.com', name: 'X', Icon: IconBrandX },
  { host: 'bsky.app', name: 'Bluesky', Icon: IconBrandBluesky },
  { host: 'mastodon.social', name: 'Mastodon', Icon: IconBrandMastodon },
];

function networkOf(link: string) {
  const host = new URL(link).hostname.replace(/^www\./, '');
  return networks.find((network) => network.host === host) ?? { name: host, Icon: IconWorld };
}

/** Links to the site's social media; renders nothing if none is configured. Implements HOME-09, BEYOND-57. */
export function SocialLinks() {
  const links = socialLinks();
  if (links.length === 0) return null;
  return (
    <nav className={`page ${styles.social}`} aria-label={t('social')}>
      <ul>
        {links.map((link) => {
          const { name, Icon } = networkOf(link);
          return (
            <li key={link}>
              <a href={link} target="_blank" rel="noopener noreferrer me">
                <Icon size={22} aria-hidden="true" />
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
