import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import { reloadAfterDeploy } from '@barspoon/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gate } from './session/Gate.tsx';

/** The first page needs the line more than news of who may see it, which the page has just asked for. Milliseconds. */
const afterFirstPage = 3000;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
reloadAfterDeploy();
setTimeout(async () => (await import('./session/follow-standing.ts')).followStanding(), afterFirstPage);
createRoot(root).render(
  <StrictMode>
    <Gate />
  </StrictMode>,
);
