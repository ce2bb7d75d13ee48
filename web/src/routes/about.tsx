import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/about.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/about')({ component: () => <StaticPage page={page} /> });
