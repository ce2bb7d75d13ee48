import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followStanding } from './session/follow-standing.ts';
import { Gate } from './session/Gate.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
followStanding();
createRoot(root).render(
  <StrictMode>
    <Gate />
  </StrictMode>,
);
