import type { Recipe } from '@barspoon/contracts';
import { IconEyeOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { tSheet } from '../sheet-texts.ts';
import styles from './recipe-page.module.css';

/** Tells the author why nobody else sees their recipe, with a link to the details. Implements BEYOND-97. */
export function Withheld({ withheld }: { withheld: NonNullable<Recipe['withheld']> }) {
  return (
    <p className={`${styles.withheld} no-print`} role="note">
      <IconEyeOff size={20} aria-hidden="true" />
      <span>
        {tSheet(`withheld.${withheld}`)} <Link to="/community/moderation">{tSheet('withheld.more')}</Link>
      </span>
    </p>
  );
}
