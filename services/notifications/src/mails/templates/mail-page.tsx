import { Button } from '@react-email/button';
import { Hr } from '@react-email/hr';
import { Text } from '@react-email/text';
import type { MailTexts, Site } from '../mail-shape.ts';
import { styles } from './look.ts';
import { MailFrame } from './mail-frame.tsx';

/** A mail as a page: one card with one thing to do. */
export function MailPage({ texts, site }: { texts: MailTexts; site: Site }) {
  const { subject, preview, heading, paragraphs, action, otherwise, because } = texts;
  return (
    <MailFrame subject={subject} preview={preview} heading={heading} because={because} site={site}>
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
    </MailFrame>
  );
}
