import { askedLinesMax, preparationRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../lib/api/queries.ts';
import { useSession } from '../lib/session/use-session.ts';
import { tHomemade } from './homemade-texts.ts';

interface OwnMadeProps {
  /** As the recipe writes it. */
  line: string;
  /** All that the page asks about, so that it asks once. */
  lines: readonly string[];
  className?: string | undefined;
}

/** The own recipe that makes what a line asks for. Implements BEYOND-301. */
export function OwnMade({ line, lines, className }: OwnMadeProps) {
  const isMember = useSession().status === 'member';
  const query = { lines: [...new Set(lines)].slice(0, askedLinesMax).join('\n') };
  const { data } = useQuery({ ...routeQuery(preparationRoutes.ofLines, { query }), enabled: isMember });
  const made = data?.items.find((one) => one.line === line);
  if (!made) return null;
  const { name, isThere, lacking } = made;
  return (
    <p className={className}>
      <a href={`/recipes/${made.recipeId}`}>
        {isThere
          ? tHomemade('yourRecipe', { name })
          : lacking.length === 0
            ? tHomemade('canMake', { name })
            : tHomemade('yourRecipeLacks', { name, names: lacking.join(', ') })}
      </a>
    </p>
  );
}
