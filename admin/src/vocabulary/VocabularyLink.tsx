import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import { CreateButton } from 'react-admin';
import { ListLink } from '../ui/ListLink.tsx';

/** The way from bar items to what they are, beside making one. */
export const VocabularyLink = () => (
  <>
    <ListLink resource="vocabulary" label="Vocabulary" icon={<TreeIcon />} />
    <CreateButton />
  </>
);
