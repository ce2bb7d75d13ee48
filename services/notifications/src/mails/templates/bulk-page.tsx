import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Site } from '../mail-shape.ts';
import { darkStyle, styles } from './look.ts';

interface BulkPageProps {
  subject: string;
  /** Sanitized. */
  html: string | null;
  text: string | null;
  unsubscribeUrl: string;
  site: Site;
}

/** A bulk mail in the look of the site, with the way out of the list. Implements BEYOND-103. */
export function BulkPage({ subject, html, text, unsubscribeUrl, site }: BulkPageProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyle}</style>
      </Head>
      <Body style={styles.page} className="page">
        <Container style={styles.column}>
          <Text style={styles.wordmark} className="brand">
            {site.name}
          </Text>
          <Section style={styles.card} className="card">
            <Heading as="h1" style={styles.heading} className="ink">
              {subject}
            </Heading>
            {html !== null ? (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was written
              <div style={styles.text} className="ink" dangerouslySetInnerHTML={{ __html: html }} />
            ) : (
              (text ?? '').split(/\n{2,}/).map((paragraph) => (
                <Text key={paragraph} style={{ ...styles.text, whiteSpace: 'pre-line' }} className="ink">
                  {paragraph}
                </Text>
              ))
            )}
          </Section>
          <Text style={styles.foot} className="muted">
            You're receiving this because you have an account at{' '}
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
