import MentorIcon from '@mui/icons-material/SchoolOutlined';
import PostingIcon from '@mui/icons-material/WorkOutlineOutlined';
import { Box } from '@mui/material';
import { Button, Link, useCreatePath } from 'react-admin';

/** The way from moderation to the job board and to mentorship. */
export function ProfessionalLinks() {
  const createPath = useCreatePath();
  return (
    <Box component="nav" aria-label="Professional" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2 }}>
      <Button
        component={Link}
        to={createPath({ resource: 'job-postings', type: 'list' })}
        label="Job postings"
      >
        <PostingIcon />
      </Button>
      <Button component={Link} to={createPath({ resource: 'mentors', type: 'list' })} label="Mentorship">
        <MentorIcon />
      </Button>
    </Box>
  );
}
