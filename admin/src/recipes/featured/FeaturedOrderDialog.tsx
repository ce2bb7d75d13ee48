import { adminRecipeRoutes, type RecipeCard } from '@barspoon/contracts';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Skeleton,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../api/call.ts';
import { orderText as text } from './featured-order-text.ts';

const shownOnHome = 3;

/** The featured recipes in their order, changed by drag, by buttons, or by Alt and an arrow key. Implements FEAT-01. */
export default function FeaturedOrderDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const { data, error, isPending } = useQuery({
    queryKey: [adminRecipeRoutes.featured.key],
    queryFn: () => call(adminRecipeRoutes.featured, {}),
    gcTime: 0,
    staleTime: 0,
  });
  const [moved, setMoved] = useState<readonly RecipeCard[]>();
  const recipes = moved ?? data?.items ?? [];
  const save = useMutation({
    mutationFn: () =>
      call(adminRecipeRoutes.arrangeFeatured, { body: { recipeIds: recipes.map(({ id }) => id) } }),
    onSuccess: () => {
      notify(text('saved'), { type: 'success' });
      onClose();
    },
    onError: (problem) => notify(text('saveFailed', { why: problem.message }), { type: 'error' }),
  });
  const move = (from: number, to: number) => {
    const one = recipes[from];
    if (!one || to < 0 || to >= recipes.length || from === to) return;
    setMoved(recipes.toSpliced(from, 1).toSpliced(to, 0, one));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="featured-order">
      <DialogTitle id="featured-order">{text('title')}</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ color: 'text.secondary' }}>{text('hint')}</Typography>
        {isPending && <Skeleton variant="rounded" height={160} />}
        {error && <Alert severity="error">{text('loadFailed', { why: error.message })}</Alert>}
        {data && recipes.length === 0 && <Alert severity="info">{text('none')}</Alert>}
        <List aria-label={text('list')}>
          {recipes.map((recipe, at) => (
            <Place
              key={recipe.id}
              recipe={recipe}
              at={at}
              isLast={at === recipes.length - 1}
              onMove={(to) => move(at, to)}
              onDropHere={(from) => move(from, at)}
            />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
        <Button variant="contained" disabled={!moved} loading={save.isPending} onClick={() => save.mutate()}>
          {text('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PlaceProps {
  recipe: RecipeCard;
  at: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onDropHere: (from: number) => void;
}

function Place({ recipe: { name }, at, isLast, onMove, onDropHere }: PlaceProps) {
  const onKeys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  return (
    <ListItem
      draggable
      divider={at === shownOnHome - 1 && !isLast}
      onKeyDown={onKeys}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(at))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere(Number(event.dataTransfer.getData('text/plain')));
      }}
      sx={{ cursor: 'grab' }}
      secondaryAction={
        <>
          <IconButton aria-label={text('up', { name })} disabled={at === 0} onClick={() => onMove(at - 1)}>
            <UpIcon />
          </IconButton>
          <IconButton aria-label={text('down', { name })} disabled={isLast} onClick={() => onMove(at + 1)}>
            <DownIcon />
          </IconButton>
        </>
      }
    >
      <ListItemText
        primary={`${at + 1}. ${name}`}
        secondary={at < shownOnHome ? text('onHome') : undefined}
      />
    </ListItem>
  );
}
