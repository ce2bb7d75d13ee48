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
import type { MailTexts, Site } from '../mail-shape.ts';
import { darkStyle, styles } from './look.ts';

/** A mail as a page: wordmark, one card with one thing to do, and where it comes from. */
export function MailPage({ texts, site }: { texts: MailTexts; site: Site }) {
  const { heading, paragraphs, action, otherwise, preview } = texts;
  return (
    <Html lang="en">
      <Head>
        <title>{texts.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyle}</style>
      </Head>
      <Body style={styles.page} className="page">
        <Preview>{preview}</Preview>
        <Container style={styles.column}>
          <Text style={styles.wordmark} className="brand">
            {site.name}
          </Text>
          <Section style={styles.card} className="card">
            <Heading as="h1" style={styles.heading} className="ink">
              {heading}
            </Heading>
            {paragraphs.map((text) => (
              <Text key={text} style={styles.text} className="ink">
                {text}
              </Text>
            ))}
            <Button href={action.url} style={styles.button} className="button">
              {action.label}
            </Button>
            {action.until && (
              <Text style={styles.small} className="muted">
                {action.until}
              </Text>
            )}
            <Hr style={styles.rule} className="rule" />
            <Text style={styles.small} className="muted">
              {otherwise}
            </Text>
          </Section>
          <Text style={styles.foot} className="muted">
            You're receiving this email because of your account at{' '}
            <Link href={site.url} style={styles.link} className="brand">
              {site.url.replace(/^https?:\/\//, '')}
            </Link>
            .
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
