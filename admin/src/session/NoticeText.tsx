import { Typography } from '@mui/material';

/** What a notice is about, which is its title as well. */
export function NoticeText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <title>{title}</title>
      <Typography component="h1" variant="h4">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>{text}</Typography>
    </>
  );
}
