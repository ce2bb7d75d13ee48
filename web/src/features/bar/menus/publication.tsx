import type { BarSummary, Menu } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { fieldErrorsIn } from '../../../lib/forms.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { shareOrCopy } from '../../../lib/share.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useMenuAct } from './api.ts';
import { slugOf } from './draft.ts';
import styles from './menus.module.css';
import { PlanEditor } from './plan-editor.tsx';
import { t } from './texts.ts';

interface PublicationProps {
  bar: BarSummary;
  menu: Menu;
  isSaved: boolean;
  onRestored: (menu: Menu) => void;
}

/** Where guests read a menu, its code, and what was published before. */
export function Publication({ bar, menu, isSaved, onRestored }: PublicationProps) {
  const [slug, setSlug] = useState(menu.slug ?? slugOf(`${bar.name} ${menu.name}`));
  const { memberId } = useSession();
  const act = useMenuAct(bar.id, menu.id);
  const wrong = fieldErrorsIn(act.error);
  const publish = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ do: 'publish', slug }, { onSuccess: () => toasts.success(t('isPublished')) });
  };
  return (
    <section className={styles.part} aria-label={t('publish')}>
      {menu.withheldFrom !== null && (
        <p role="status">
          {t('withheld')}{' '}
          {menu.withheldFrom === memberId ? (
            <Link to="/community/moderation">{t('withheldWhy')}</Link>
          ) : (
            t('withheldOwner')
          )}
        </p>
      )}
      <form className={styles.form} onSubmit={publish}>
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          required
          minLength={3}
          maxLength={60}
          autoCapitalize="none"
          value={slug}
          error={wrong.slug}
          onChange={(event) => setSlug(event.target.value)}
        />
        {(menu.isChanged || slug !== menu.slug) && (
          <Button
            type="submit"
            look="primary"
            disabled={!isSaved}
            busy={act.isPending && act.variables.do === 'publish'}
          >
            {t(menu.slug === null ? 'publish' : 'publishAgain')}
          </Button>
        )}
      </form>
      {menu.slug !== null && <Published slug={menu.slug} name={menu.name} />}
      {menu.slug !== null && (
        <Button
          look="quiet"
          busy={act.isPending && act.variables.do === 'withdraw'}
          onClick={() => act.mutate({ do: 'withdraw' }, { onSuccess: () => toasts.success(t('withdrawn')) })}
        >
          {t('withdraw')}
        </Button>
      )}
      <PlanEditor bar={bar} menu={menu} slug={slug} />
      {menu.versions.length > 1 && (
        <details>
          <summary className={styles.fold}>{t('versions')}</summary>
          <ul className={styles.list}>
            {menu.versions.map(({ number, at }) => (
              <li key={number}>
                <span>{t('version', { number, at: new Date(at).toLocaleString('en') })}</span>
                <Button
                  small
                  onClick={() =>
                    act.mutate(
                      { do: 'restore', number },
                      {
                        onSuccess: (restored) => {
                          onRestored(restored);
                          toasts.success(t('restored'));
                        },
                      },
                    )
                  }
                >
                  {t('restore', { number })}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Published({ slug, name }: { slug: string; name: string }) {
  const url = `${window.location.origin}/menus/${slug}`;
  const code = renderSVG(url, { border: 2 });
  const share = () =>
    shareOrCopy({ title: name, url }).then(
      (shared) => shared === 'copied' && toasts.success(t('copied')),
      () => toasts.error(t('copyFailed')),
    );
  return (
    <div className={styles.published}>
      <img src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt={t('code')} width={160} height={160} />
      <div className={styles.part}>
        {/* A page of the gateway's own, and not of the app. */}
        <a href={`/menus/${slug}`} target="_blank" rel="noopener">
          {t('visit')}
        </a>
        <Button small onClick={share}>
          {t('share')}
        </Button>
        <Button small onClick={() => saveFile(`${slug}.svg`, code, 'image/svg+xml')}>
          {t('saveCode')}
        </Button>
      </div>
    </div>
  );
}
