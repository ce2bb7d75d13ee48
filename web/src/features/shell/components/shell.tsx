import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { AfterPage } from '../../../ui/after-page.tsx';
import { ToastRegion } from '../../../ui/toasts/toast-region.tsx';
import { t } from '../texts.ts';
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

const SearchDialog = lazily(() => import('./search-dialog.tsx'), 'SearchDialog');
const Shortcuts = lazily(() => import('./shortcuts.tsx'), 'Shortcuts');
const ShortcutsDialog = lazily(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog');

interface ShellProps {
  /** Notifications: part of another feature. */
  bell: ReactNode;
  children: ReactNode;
}

/** The frame of every page, with everything reachable from each: search, notifications, shortcuts, messages. */
export function Shell({ bell, children }: ShellProps) {
  const [dialog, setDialog] = useState<'search' | 'shortcuts' | null>(null);
  const open = (which: 'search' | 'shortcuts') => () => setDialog((now) => now ?? which);
  const close = () => setDialog(null);
  const main = useFocusOnNavigation();

  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <Header onSearch={open('search')} bell={bell} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <Suspense>
        {dialog === 'search' && <SearchDialog onClose={close} />}
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
      <AfterPage place={null}>
        <Shortcuts onSearch={open('search')} onShortcuts={open('shortcuts')} />
      </AfterPage>
      <ToastRegion />
    </>
  );
}
