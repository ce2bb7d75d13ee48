import type { AdminIngredientHead } from '@barspoon/contracts';
import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { Box, Card, IconButton, Skeleton, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link, Title, useCreatePath, useGetList } from 'react-admin';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { allergenWord } from './allergen-words.ts';
import { type Branch, branchesWith, treeOf } from './vocabulary-tree.ts';

const list = { listStyle: 'none', m: 0, p: 0 } as const;

/** The ingredient vocabulary: kinds under what they are kinds of, each with its strength, allergens and substitutes. */
export default function VocabularyTree() {
  const [text, setText] = useState('');
  const { data, error, refetch } = useGetList<AdminIngredientHead>('vocabulary');
  const tree = useMemo(() => treeOf(data ?? []), [data]);
  const shown = branchesWith(text, tree);
  return (
    <Card sx={{ mt: 2, p: 2 }}>
      <Title title="resources.vocabulary.page.list" />
      <TextField
        label="Search ingredients"
        type="search"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ mb: 2, width: { xs: '100%', sm: 320 } }}
      />
      {error ? (
        <LoadFailed message={(error as Error).message} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton variant="rounded" height={320} />
      ) : shown.length === 0 ? (
        <Typography>No ingredient is called that.</Typography>
      ) : (
        <Branches branches={shown} isOpen={text.trim() !== ''} label="Vocabulary" />
      )}
    </Card>
  );
}

function Branches({
  branches,
  isOpen,
  label,
}: {
  branches: readonly Branch[];
  isOpen: boolean;
  label: string;
}) {
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {branches.map((branch) => (
        // Reopened by a search, and closed again after it.
        <BranchLine key={`${branch.node.id} ${isOpen}`} branch={branch} startsOpen={isOpen} />
      ))}
    </Box>
  );
}

function BranchLine({ branch: { node, kinds }, startsOpen }: { branch: Branch; startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  const createPath = useCreatePath();
  const facts = [
    node.abv > 0 && `${node.abv}% ABV`,
    ...node.allergens.map(allergenWord),
    node.substitutes > 0 && `${node.substitutes} ${node.substitutes === 1 ? 'substitute' : 'substitutes'}`,
    kinds.length > 0 && `${kinds.length} ${kinds.length === 1 ? 'kind' : 'kinds'}`,
  ].filter(Boolean);
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
        {kinds.length > 0 ? (
          <IconButton
            size="small"
            aria-label={`Kinds of ${node.name}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <OpenIcon fontSize="small" /> : <ClosedIcon fontSize="small" />}
          </IconButton>
        ) : (
          <Box sx={{ width: 30 }} />
        )}
        <Link to={createPath({ resource: 'vocabulary', type: 'edit', id: node.id })}>{node.name}</Link>
        <Typography variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      {open && kinds.length > 0 && (
        <Box sx={{ pl: 3 }}>
          <Branches branches={kinds} isOpen={startsOpen} label={`Kinds of ${node.name}`} />
        </Box>
      )}
    </li>
  );
}
