import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/privacy.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/privacy')({ component: () => <StaticPage page={page} /> });
