import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/data-retention.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/data-retention')({ component: () => <StaticPage page={page} /> });
