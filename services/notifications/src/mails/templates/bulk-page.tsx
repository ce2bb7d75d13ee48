import { Text } from '@react-email/text';
import type { Site } from '../mail-shape.ts';
import { styles } from './look.ts';
import { MailFrame } from './mail-frame.tsx';

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
    <MailFrame subject={subject} heading={subject} unsubscribeUrl={unsubscribeUrl} site={site}>
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
    </MailFrame>
  );
}
