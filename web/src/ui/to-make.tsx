import type { Match } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { tHomemade } from './homemade-texts.ts';

/** Of what a drink lacks, what the bar can make: "You can make the orgeat". Implements BEYOND-213. */
export function ToMake({ toMake }: Pick<Match, 'toMake'>) {
  return toMake.map(({ ingredient, name }) => (
    <p key={ingredient}>
      <Link to="/ingredients/$id" params={{ id: ingredient }}>
        {tHomemade('toMake', { name })}
      </Link>
    </p>
  ));
}
