import type { Recipe, RecipeVersionSummary } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { momentText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { ownRecipeQuery } from '../api/own-recipes.ts';
import { useRestoreVersion, versionQuery, versionsQuery } from '../api/recipe-versions.ts';
import { tVersions } from './texts.ts';
import { VersionDifference } from './version-difference.tsx';
import styles from './versions.module.css';

interface VersionsDialogProps {
  id: string;
  name: string;
  onClose: () => void;
  onRestored: (recipe: Recipe) => void;
}

/** What one of the member's own recipes said before, compared with now and restored. Implements BEYOND-25. */
export function VersionsDialog({ id, name, onClose, onRestored }: VersionsDialogProps) {
  // The page of a public recipe may be half a minute old: what is compared and restored is refetched.
  const recipe = useQuery({ ...ownRecipeQuery(id), staleTime: 0 });
  const versions = useQuery({ ...versionsQuery(id), staleTime: 0 });
  const [opened, setOpened] = useState<number | null>(null);
  const { mutate: restore, isPending } = useRestoreVersion(id);
  const isLoading = recipe.isPending || versions.isPending;
  const retry = () => void Promise.all([recipe.refetch(), versions.refetch()]);
  return (
    <Dialog title={tVersions('title', { name })} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.muted}>
          {tVersions('hint')} {tVersions('photoHint')}
        </p>
        {isLoading ? (
          <Bone width="100%" height="160px" />
        ) : !recipe.data || !versions.data ? (
          <Trouble level={3} title={tVersions('failed')} onRetry={retry} />
        ) : (
          <ol className={styles.list}>
            {versions.data.items.map((version, index) => (
              <li key={version.version} className={styles.version}>
                <VersionHead version={version}>
                  {index === 0 ? (
                    <span className={styles.muted}>{tVersions('current')}</span>
                  ) : (
                    <Button
                      small
                      aria-expanded={opened === version.version}
                      aria-label={tVersions('compareNamed', { moment: momentOf(version) })}
                      onClick={() => setOpened(opened === version.version ? null : version.version)}
                    >
                      {tVersions('compare')}
                    </Button>
                  )}
                </VersionHead>
                {opened === version.version && (
                  <Compared
                    recipe={recipe.data}
                    version={version.version}
                    busy={isPending}
                    onRestore={() =>
                      restore(
                        { version: version.version, revision: recipe.data.revision },
                        {
                          onSuccess: (restored) => {
                            onRestored(restored);
                            onClose();
                          },
                        },
                      )
                    }
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}

const momentOf = ({ savedAt }: RecipeVersionSummary) => momentText(new Date(savedAt));

function VersionHead({ version, children }: { version: RecipeVersionSummary; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <p className={styles.words}>
        <time dateTime={version.savedAt}>{momentOf(version)}</time>
        <span className={styles.muted}>
          {version.name}
          {version.byAdmin && ` · ${tVersions('byAdmin')}`}
        </span>
      </p>
      {children}
    </div>
  );
}

interface ComparedProps {
  recipe: Recipe;
  version: number;
  busy: boolean;
  onRestore: () => void;
}

function Compared({ recipe, version, busy, onRestore }: ComparedProps) {
  const { data, isPending, refetch } = useQuery(versionQuery(recipe.id, version));
  if (isPending) return <Bone width="100%" height="120px" />;
  if (!data) return <Trouble level={3} title={tVersions('versionFailed')} onRetry={refetch} />;
  return (
    <>
      <VersionDifference before={data.recipe} now={recipe} />
      <div className={styles.row}>
        <Button small look="primary" busy={busy} onClick={onRestore}>
          {tVersions('restore')}
        </Button>
      </div>
    </>
  );
}
