import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import { Button, CreateButton, Link, useCreatePath } from 'react-admin';

/** The way from bar items to what they are, beside making one. */
export function VocabularyLink() {
  const createPath = useCreatePath();
  return (
    <>
      <Button component={Link} to={createPath({ resource: 'vocabulary', type: 'list' })} label="Vocabulary">
        <TreeIcon />
      </Button>
      <CreateButton />
    </>
  );
}
