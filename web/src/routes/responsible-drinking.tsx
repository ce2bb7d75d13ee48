import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/responsible-drinking.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/responsible-drinking')({
  component: () => <StaticPage page={page} />,
});
