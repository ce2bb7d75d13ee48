import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import { CreateButton } from 'react-admin';
import { ListLink } from '../ui/ListLink.tsx';

/** The link from bar items to their ingredients, next to creating one. */
export const VocabularyLink = () => (
  <>
    <ListLink resource="vocabulary" label="Vocabulary" icon={<TreeIcon />} />
    <CreateButton />
  </>
);
