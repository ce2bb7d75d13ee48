import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Site } from '../mail-shape.ts';
import { darkStyle, styles } from './look.ts';

interface MailFrameProps {
  subject: string;
  /** The preview line an inbox shows next to the subject. */
  preview?: string;
  heading: string;
  /** What the card says. */
  children: ReactNode;
  /** The way out of the list, where the mail is of one. */
  unsubscribeUrl?: string;
  /** Why they get it, before the address of the site. */
  because?: string | undefined;
  site: Site;
}

/** What all mails have in common: wordmark, one card under a heading, and where the mail comes from. */
export function MailFrame({
  subject,
  preview,
  heading,
  children,
  unsubscribeUrl,
  because = 'of your account at',
  site,
}: MailFrameProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyle}</style>
      </Head>
      <Body style={styles.page} className="page">
        {preview !== undefined && <Preview>{preview}</Preview>}
        <Container style={styles.column}>
          <Text style={styles.wordmark} className="brand">
            {site.name}
          </Text>
          <Section style={styles.card} className="card">
            <Heading as="h1" style={styles.heading} className="ink">
              {heading}
            </Heading>
            {children}
          </Section>
          <Text style={styles.foot} className="muted">
            You're receiving this email because {because}{' '}
            <Link href={site.url} style={styles.link} className="brand">
              {site.url.replace(/^https?:\/\//, '')}
            </Link>
            .
            {unsubscribeUrl && (
              <>
                {' '}
                <Link href={unsubscribeUrl} style={styles.link} className="brand">
                  Unsubscribe
                </Link>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
