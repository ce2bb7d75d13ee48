import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/accessibility.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/accessibility')({ component: () => <StaticPage page={page} /> });
