import BookIcon from '@mui/icons-material/MenuBookOutlined';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { WordedLink } from '../ui/WordedLink.tsx';

interface Props {
  /** The anchor of a heading in `docs/operations.md`. */
  section: RunbookSection;
  /** What the section is about. */
  about: string;
}

/** Sections that pages of the console lead to. */
export const runbookSections = [
  'consumerbehind',
  'dead-letters',
  'failed-jobs',
  'jobslate',
  'outboxstuck',
  'processdown',
  'servicefailing',
  'streamlostevents',
] as const;
export type RunbookSection = (typeof runbookSections)[number];

/** The way to what to check and do; nothing where the role of whoever is here does not open it. */
export function RunbookLink({ section, about }: Props) {
  const createPath = useCreatePath();
  if (!('runbook' in useResourceDefinitions())) return null;
  const list = createPath({ resource: 'runbook', type: 'list' });
  return <WordedLink to={`${list}#${section}`} label={`Runbook: ${about}`} icon={<BookIcon />} />;
}
