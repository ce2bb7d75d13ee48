import { Layout, type LayoutProps } from 'react-admin';
import { ConfirmHost } from '../session/ConfirmHost.tsx';
import { ConsoleAppBar } from './ConsoleAppBar.tsx';
import { ConsoleMenu } from './ConsoleMenu.tsx';
import { FactorReminder } from './FactorReminder.tsx';
import { Trail } from './Trail.tsx';

export function ConsoleLayout({ children }: LayoutProps) {
  return (
    <Layout appBar={ConsoleAppBar} menu={ConsoleMenu} appBarAlwaysOn>
      <FactorReminder />
      <ConfirmHost />
      <Trail />
      {children}
    </Layout>
  );
}
