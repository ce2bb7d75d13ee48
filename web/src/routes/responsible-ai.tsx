import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/responsible-ai.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/responsible-ai')({ component: () => <StaticPage page={page} /> });
