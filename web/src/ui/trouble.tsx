import { Button } from './button.tsx';
import { Drawing } from './drawings/drawing.tsx';
import { EmptyState } from './empty-state.tsx';
import { t } from './texts.ts';

/** A tumbler with a crack. */
const BrokenGlass = () => (
  <Drawing>
    <path d="M14 100h84" stroke="var(--line)" />
    <path d="M30 24h52l-6 74H36z" fill="var(--surface)" />
    <path d="M62 24l-8 16 12 8-14 18 8 10" />
    <path d="M94 96l6-10 6 10z" />
  </Drawing>
);

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
