import { Button } from '@react-email/button';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { Site } from '../mail-shape.ts';
import { styles } from './look.ts';
import { MailFrame } from './mail-frame.tsx';

interface DigestPageProps {
  subject: string;
  items: readonly { text: string; link: string }[];
  /** How many do not stand in it. */
  more: number;
  unsubscribeUrl: string;
  site: Site;
}

/** A daily summary: one line for each notification, and the way out. Implements BEYOND-102, BEYOND-103. */
export function DigestPage({ subject, items, more, unsubscribeUrl, site }: DigestPageProps) {
  return (
    <MailFrame
      subject={subject}
      preview={items[0]?.text ?? subject}
      heading="What you missed"
      unsubscribeUrl={unsubscribeUrl}
      site={site}
    >
      {items.map(({ text, link }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once
        <Text key={at} style={styles.line} className="ink">
          <Link href={`${site.url}${link}`} style={styles.link} className="brand">
            {text}
          </Link>
        </Text>
      ))}
      {more > 0 && (
        <Text style={styles.line} className="ink">
          And {more} more
        </Text>
      )}
      <Button href={`${site.url}/notifications`} style={styles.button} className="button">
        See all notifications
      </Button>
      <Hr style={styles.rule} className="rule" />
      <Text style={styles.small} className="muted">
        You chose to get these once a day.{' '}
        <Link href={`${site.url}/profile/account#notifications`} style={styles.link} className="brand">
          Change what you get
        </Link>
      </Text>
    </MailFrame>
  );
}
