import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/terms.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/terms')({ component: () => <StaticPage page={page} /> });
