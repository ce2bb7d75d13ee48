import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/copyright.md';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

export const Route = createFileRoute('/copyright')({ component: () => <StaticPage page={page} /> });
