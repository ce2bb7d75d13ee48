import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/cookie-policy.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/cookie-policy')({ component: () => <StaticPage page={page} /> });
