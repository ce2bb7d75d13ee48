import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/unsubscribe.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/unsubscribe')({ component: () => <StaticPage page={page} /> });
