import {
  type ImportedRecipe,
  type NoteOutcome,
  noteOutcomes,
  type RecipeImport,
  recipeFileRoutes,
} from '@barspoon/contracts';
import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { OneOf } from '../../ui/OneOf.tsx';
import { importText as text } from './import-text.ts';
import { ReportOfRecipe } from './ReportOfRecipe.tsx';

type Shown = NoteOutcome | 'all';

/** What deserves a look first. */
const firstShown = ({ outcomes }: RecipeImport): Shown =>
  outcomes.refused > 0 ? 'refused' : outcomes.guessed > 0 ? 'guessed' : 'all';

/** Line by line what became of each field of each recipe, filtered by outcome. */
export function ImportReport({ found }: { found: RecipeImport }) {
  const [shown, setShown] = useState<Shown>(() => firstShown(found));
  const { recipes, hasMore, isLoading, hasFailed, loadMore } = useReport(found.id, shown);
  const countOf = (outcome: Shown) =>
    outcome === 'all'
      ? noteOutcomes.reduce((sum, one) => sum + found.outcomes[one], 0)
      : found.outcomes[outcome];

  return (
    <Box>
      <Typography variant="h6" component="h3" id="report">
        {text('lines.title')}
      </Typography>
      <OneOf
        name={text('lines.title')}
        choices={(['all', ...noteOutcomes] as const).map((outcome) => [
          outcome,
          `${text(`lines.${outcome}`)} (${countOf(outcome)})`,
        ])}
        value={shown}
        onChange={setShown}
        sx={{ my: 1 }}
      />
      {recipes.length > 0 && (
        <Table size="small" aria-labelledby="report">
          <TableHead>
            <TableRow>
              <TableCell>{text('lines.field')}</TableCell>
              <TableCell>{text('lines.outcome')}</TableCell>
              <TableCell sx={{ width: '99%' }}>{text('lines.detail')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {recipes.map((recipe) => (
              <ReportOfRecipe key={recipe.place} recipe={recipe} />
            ))}
          </TableBody>
        </Table>
      )}
      {isLoading && <Typography sx={{ color: 'text.secondary', py: 1 }}>{text('lines.loading')}</Typography>}
      {hasFailed && (
        <Alert severity="error" action={<Button onClick={loadMore}>{text('tryAgain')}</Button>}>
          {text('lines.failed')}
        </Alert>
      )}
      {!isLoading && !hasFailed && recipes.length === 0 && (
        <Typography sx={{ color: 'text.secondary', py: 1 }}>{text('lines.none')}</Typography>
      )}
      {hasMore && !isLoading && !hasFailed && (
        <Button onClick={loadMore} sx={{ mt: 1 }}>
          {text('lines.more')}
        </Button>
      )}
    </Box>
  );
}

interface Pages {
  of: string;
  recipes: ImportedRecipe[];
  nextCursor: string | null;
}

/** The report's recipes with such lines, a page more at a time. */
function useReport(id: string, shown: Shown) {
  const of = `${id} ${shown}`;
  const [pages, setPages] = useState<Pages>();
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const current = pages?.of === of ? pages : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is a request for the page behind those there are.
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    const query = {
      ...(shown !== 'all' && { outcome: shown }),
      ...(current?.nextCursor && { cursor: current.nextCursor }),
    };
    call(recipeFileRoutes.recipes, { params: { id }, query }).then(
      ({ items, nextCursor }) => {
        if (isWanted) setPages({ of, recipes: [...(current?.recipes ?? []), ...items], nextCursor });
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id, shown, turn]);

  const [asked, setAsked] = useState(0);
  return {
    recipes: current?.recipes ?? [],
    hasMore: current !== undefined && current.nextCursor !== null,
    isLoading: !hasFailed && (current === undefined || asked > turn),
    hasFailed,
    loadMore: () => {
      setAsked(turn);
      setTurn((before) => before + 1);
    },
  };
}
