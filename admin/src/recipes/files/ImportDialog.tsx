import { type ExistingChoice, type ImportChange, recipeFormatLabels } from '@barspoon/contracts';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { Question } from '../../ui/Question.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ExistingRecipes, updatedBy } from './ExistingRecipes.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportResult } from './ImportResult.tsx';
import { importText as text } from './import-text.ts';
import { useRecipeImport } from './useRecipeImport.ts';

/** Choose a file, see what it would do, do it, see what it did. Implements BEYOND-94. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh();
  const isNarrow = useMediaQuery('(max-width: 759.95px)');
  const { file, found, problem, isSending, ...act } = useRecipeImport();
  const [existing, setExisting] = useState<ExistingChoice>('skip');
  const [isAsking, setAsking] = useState(false);
  const state = found?.state;
  const isUnderWay = isSending || state === 'reading' || state === 'applying';

  useEffect(() => {
    if (state === 'applied') refresh();
  }, [state, refresh]);

  const created = found?.changes.new ?? 0;
  const updated = found ? updatedBy(existing, found) : 0;
  const chosen = created + updated;
  const isReady = state === 'ready' && !problem && found?.problem === null;

  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      onClose={onClose}
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">{text('title')}</DialogTitle>
      <DialogContent dividers>
        {!file && <ChooseFile onFile={(one, format) => void act.send(one, format)} />}
        {file && (
          <Stack sx={{ gap: 2 }}>
            {found && (
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {text('fileOf', { file: found.fileName, format: recipeFormatLabels[found.format] })}
              </Typography>
            )}
            {isUnderWay && !problem && (
              <Progress
                label={
                  state === 'reading'
                    ? text('reading', { file: file.name, read: found?.read ?? 0, total: found?.total ?? 0 })
                    : text(state === 'applying' ? 'applying' : 'sending', { file: file.name })
                }
                percent={state === 'reading' && found ? (100 * found.read) / found.total : undefined}
              />
            )}
            {problem && (
              <Alert severity="error">
                {text('failed')}: {problem.message}
              </Alert>
            )}
            {found?.problem && <Alert severity="error">{found.problem}</Alert>}
            {found && state === 'ready' && (
              <>
                <Counts changes={found.changes} />
                {isReady && found.changes.refused > 0 && (
                  <Alert severity="warning">{text('left', { smart_count: found.changes.refused })}</Alert>
                )}
                {isReady && <ExistingRecipes found={found} value={existing} onChange={setExisting} />}
                {isReady && chosen === 0 && (
                  <Alert severity="info">
                    {text(updatedBy('overwrite', found) === 0 ? 'nothing' : 'nothingChosen')}
                  </Alert>
                )}
                <ImportReport found={found} />
              </>
            )}
            {found?.result && <ImportResult found={found} result={found.result} />}
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {file && !isUnderWay && <Button onClick={act.forget}>{text('anotherFile')}</Button>}
        {problem && found && <Button onClick={act.askAgain}>{text('tryAgain')}</Button>}
        {((problem && !found) || state === 'failed') && (
          <Button onClick={() => void act.sendAgain()}>{text('readAgain')}</Button>
        )}
        <Button onClick={onClose}>{text(state === 'applied' ? 'close' : 'cancel')}</Button>
        {isReady && (
          <Button variant="contained" disabled={chosen === 0} onClick={() => setAsking(true)}>
            {text('submit', { smart_count: chosen })}
          </Button>
        )}
      </DialogActions>
      {isAsking && (
        <Question
          title={text('confirm.title', { smart_count: chosen })}
          verb={text('confirm.submit')}
          onConfirm={() => {
            setAsking(false);
            void act.apply(existing);
          }}
          onClose={() => setAsking(false)}
        >
          {text('confirm.content', { created, updated })}
        </Question>
      )}
    </Dialog>
  );
}

function Progress({ label, percent }: { label: string; percent: number | undefined }) {
  return (
    <Stack sx={{ gap: 1 }} role="status">
      <Typography>{label}</Typography>
      <LinearProgress
        aria-label={label}
        {...(percent === undefined ? {} : { variant: 'determinate' as const, value: percent })}
      />
    </Stack>
  );
}

/** How many recipes are new, changed, edited here, the same and not to be read. */
function Counts({ changes }: { changes: Record<ImportChange, number> }) {
  return (
    <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: 3, m: 0 }}>
      {(Object.keys(changes) as (keyof typeof changes)[]).map((change) => (
        <div key={change}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {text(`change.${change}`)}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {changes[change]}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
