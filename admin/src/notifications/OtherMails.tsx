import { type OtherMail, otherMails } from '@barspoon/contracts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
} from '@mui/material';
import { useState } from 'react';
import { ExampleMail } from './ExampleMail.tsx';
import { Section } from './Section.tsx';

const names = Object.keys(otherMails) as OtherMail[];

/** The mails that no notification stands for: of accounts, from support, summaries. Implements BEYOND-101. */
export function OtherMails() {
  const [shown, setShown] = useState<OtherMail | null>(null);
  const close = () => setShown(null);
  return (
    <Section name="Other mails">
      <List disablePadding>
        {names.map((name) => (
          <ListItem key={name} divider disableGutters sx={{ gap: 2 }}>
            <Box sx={{ flexGrow: 1 }}>{otherMails[name]}</Box>
            <Button size="small" aria-label={`Preview: ${otherMails[name]}`} onClick={() => setShown(name)}>
              Preview
            </Button>
          </ListItem>
        ))}
      </List>
      <Dialog
        open={shown !== null}
        onClose={close}
        maxWidth="md"
        fullWidth
        aria-label={shown ? otherMails[shown] : undefined}
      >
        <DialogTitle>{shown && otherMails[shown]}</DialogTitle>
        {/* What scrolls must be reached by keyboard. */}
        <DialogContent tabIndex={0}>{shown && <ExampleMail name={shown} />}</DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}
