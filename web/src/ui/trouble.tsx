import { Button } from './button.tsx';
import { BrokenGlass } from './drawings.tsx';
import { EmptyState } from './empty-state.tsx';
import { t } from './texts.ts';

/** Something could not be loaded: says so and offers to try again. */
export function Trouble({
  title,
  text,
  onRetry,
  level,
}: {
  title: string;
  text?: string | undefined;
  onRetry: () => void;
  level?: 1 | 2 | 3;
}) {
  return (
    <EmptyState
      drawing={<BrokenGlass />}
      title={title}
      text={text}
      level={level}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
