import { photoOfSize, type QueueItem, removalReasons, sharedPhotoOfSize } from '@barspoon/contracts';
import { Box, Button, Card, Checkbox, Chip, Link, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { dayTime } from '../../ui/moments.ts';
import { nameOf, written } from '../parts.tsx';
import { findingWords, keepWords, kinds, recordWords, reportReasons, states } from './queue-words.ts';

const MemberContext = lazy(() => import('./MemberContext.tsx'));

interface QueueLineProps {
  item: QueueItem;
  /** The keys are at it. */
  isHere: boolean;
  isChosen: boolean;
  showsContext: boolean;
  busy: boolean;
  onHere: () => void;
  onChoose: () => void;
  onKeep: () => void;
  onRemove: () => void;
  /** Of a recipe, which stays. */
  onRemovePhoto: () => void;
  onContext: () => void;
}
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** One content with all that a decision about it needs. */
export function QueueLine(props: QueueLineProps) {
  const { item, isHere, isChosen, showsContext, busy } = props;
  const { state, kind, content, findings, reports, reportsCount, appeal, author } = item;
  const title = `${kinds[kind]} by ${author?.fullName ?? 'a member'}`;
  const keep = state && keepWords[state as keyof typeof keepWords];
  return (
    <Card
      component="li"
      variant="outlined"
      aria-current={isHere}
      onFocus={props.onHere}
      sx={{ p: 1.5, display: 'grid', gap: 1, ...(isHere && { outline: 2, outlineColor: 'primary.main' }) }}
    >
      <Box sx={row}>
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={props.onChoose}
          slotProps={{ input: { 'aria-label': `Select: ${title}` } }}
        />
        <Chip
          size="small"
          label={state ? states[state] : 'New'}
          color={state === 'appealed' ? 'info' : state ? 'warning' : 'default'}
          variant="outlined"
        />
        <Typography variant="body2" component="span">
          {kinds[kind]} · {dayTime(item.createdAt)}
        </Typography>
        <Button
          size="small"
          aria-expanded={showsContext}
          onClick={props.onContext}
          sx={{ textAlign: 'start' }}
        >
          {nameOf(author) || 'Somebody'}
        </Button>
      </Box>
      {item.imageUrl && (
        <img
          src={photoOfSize(sharedPhotoOfSize(item.imageUrl, 400), 480)}
          alt={`The photo: ${content.split('\n')[0] || 'without a caption'}`}
          width={120}
          height={120}
          loading="lazy"
          style={{ objectFit: 'cover', borderRadius: 8 }}
        />
      )}
      <Typography sx={written}>{content || '(no caption)'}</Typography>
      {findings.length > 0 && (
        <Box sx={row}>
          {findings.map((finding) => (
            <Chip key={`${finding.rule} ${finding.found}`} size="small" label={findingWords(finding)} />
          ))}
        </Box>
      )}
      {reports.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {reports.map(({ reason, note, reporter, record, createdAt }) => (
            <Typography component="li" variant="body2" key={`${createdAt} ${reporter?.id}`}>
              {reportReasons[reason]}
              {note && `: ${note}`} ({nameOf(reporter) || 'a former member'}, {recordWords(record)})
            </Typography>
          ))}
          {reportsCount > reports.length && (
            <Typography component="li" variant="body2">
              and {reportsCount - reports.length} more
            </Typography>
          )}
        </Box>
      )}
      {appeal && (
        <Typography variant="body2">
          Removed because: {removalReasons[item.reason ?? 'other']} The author says: “{appeal.text}”
        </Typography>
      )}
      {showsContext && (
        <Suspense>
          <MemberContext id={item.authorId} />
        </Suspense>
      )}
      <Box sx={row}>
        {keep && (
          <Button size="small" variant="contained" disabled={busy} onClick={props.onKeep}>
            {keep}
          </Button>
        )}
        <Button size="small" color="warning" disabled={busy} onClick={props.onRemove}>
          {state === 'appealed' ? 'Keep it removed' : 'Remove'}
        </Button>
        {kind === 'recipe' && item.imageUrl && (
          <Button size="small" color="warning" disabled={busy} onClick={props.onRemovePhoto}>
            Remove the photo
          </Button>
        )}
        {(state === null || state === 'reported') && kind !== 'message' && (
          <Link href={addressOf(item)} target="_blank" rel="noopener" variant="body2">
            Open
          </Link>
        )}
      </Box>
    </Card>
  );
}

/** Where everybody sees it. */
function addressOf({ kind, contentId, postId, recipeId, content }: QueueItem): string {
  // What a menu says ends with its address.
  if (kind === 'menu') return content.slice(content.lastIndexOf('\n') + 1);
  if (kind === 'photo') return `/social-hub?tab=photos&photo=${contentId}`;
  return recipeId === null ? `/community/post/${postId}` : `/recipes/${recipeId}`;
}
