import ChallengeIcon from '@mui/icons-material/EmojiEventsOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import LiveSessionIcon from '@mui/icons-material/PodcastsOutlined';
import MentorIcon from '@mui/icons-material/SchoolOutlined';
import RatingIcon from '@mui/icons-material/StarOutlined';
import PostingIcon from '@mui/icons-material/WorkOutlineOutlined';
import { Box } from '@mui/material';
import { ListLink } from '../ui/ListLink.tsx';

/** The way from moderation to ratings, the contact form's messages, the job board, live sessions, mentorship and challenges. Implements CONTRA-32. */
export function ModerationLinks() {
  return (
    <Box component="nav" aria-label="More lists" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2 }}>
      <ListLink resource="ratings" label="Ratings" icon={<RatingIcon />} />
      <ListLink resource="contact-messages" label="Contact messages" icon={<MailIcon />} />
      <ListLink resource="job-postings" label="Job postings" icon={<PostingIcon />} />
      <ListLink resource="live-sessions" label="Live sessions" icon={<LiveSessionIcon />} />
      <ListLink resource="mentors" label="Mentorship" icon={<MentorIcon />} />
      <ListLink resource="challenges" label="Challenges" icon={<ChallengeIcon />} />
    </Box>
  );
}
