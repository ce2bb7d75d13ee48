import type { GarnishShape, Glass } from '@barspoon/contracts';
import { garnishIcon, glassIcon } from '@barspoon/mixology/picture';
import styles from './serving.module.css';

type Drawn = { glass: Glass } | { garnish: GarnishShape };

/** A glass or a garnish as a line drawing of `@barspoon/mixology`, which returns markup. */
export function DrawnIcon(drawn: Drawn) {
  const markup = 'glass' in drawn ? glassIcon(drawn.glass) : garnishIcon(drawn.garnish);
  return (
    <span
      className={styles.drawing}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own library from fixed words, never from text
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
