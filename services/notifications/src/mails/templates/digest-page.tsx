import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Site } from '../mail-shape.ts';
import { darkStyle, styles } from './look.ts';

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
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyle}</style>
      </Head>
      <Body style={styles.page} className="page">
        <Preview>{items[0]?.text ?? subject}</Preview>
        <Container style={styles.column}>
          <Text style={styles.wordmark} className="brand">
            {site.name}
          </Text>
          <Section style={styles.card} className="card">
            <Heading as="h1" style={styles.heading} className="ink">
              What you missed
            </Heading>
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
          </Section>
          <Text style={styles.foot} className="muted">
            You're receiving this email because of your account at{' '}
            <Link href={site.url} style={styles.link} className="brand">
              {site.url.replace(/^https?:\/\//, '')}
            </Link>
            .{' '}
            <Link href={unsubscribeUrl} style={styles.link} className="brand">
              Unsubscribe
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
