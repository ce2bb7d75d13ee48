import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/ethical-ai.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/ethical-ai')({ component: () => <StaticPage page={page} /> });
