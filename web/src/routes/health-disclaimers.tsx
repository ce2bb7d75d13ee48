import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/health-disclaimers.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/health-disclaimers')({ component: () => <StaticPage page={page} /> });
