import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/InsertLink';
import HeadingIcon from '@mui/icons-material/Title';
import { Box, Button, FormHelperText, TextField, ToggleButton, Tooltip } from '@mui/material';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type FormEvent, useState } from 'react';

/** What a mail can hold and a mail program shows. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
  }),
];

interface Props {
  /** Read when it opens; another one needs another editor. */
  html: string;
  helperText: string | undefined;
  onChange: (html: string) => void;
}

/** The content of a bulk mail, formatted by buttons. Implements BEYOND-177. */
export default function MailEditor({ html, helperText, onChange }: Props) {
  const editor = useEditor({
    extensions,
    content: html,
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Content' } },
  });
  const [isLinking, setLinking] = useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:focus-within': { borderColor: 'primary.main' },
          '& [role=textbox]': { minHeight: 200, px: 2, py: 1, outline: 'none', overflowWrap: 'anywhere' },
          '& a': { color: 'primary.main' },
        }}
      >
        <Tools editor={editor} onLink={() => setLinking(!isLinking)} />
        {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
        <EditorContent editor={editor} />
      </Box>
      <FormHelperText>{helperText}</FormHelperText>
    </Box>
  );
}

function Tools({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      link: now.isActive('link'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
    }),
  });
  const act = () => editor.chain().focus();
  const tools = [
    ['Bold', active.bold, <BoldIcon key="bold" />, () => act().toggleBold().run()],
    ['Italic', active.italic, <ItalicIcon key="italic" />, () => act().toggleItalic().run()],
    ['Heading', active.heading, <HeadingIcon key="heading" />, () => act().toggleHeading({ level: 2 }).run()],
    ['Link', active.link, <LinkIcon key="link" />, onLink],
    ['List', active.bullets, <BulletsIcon key="bullets" />, () => act().toggleBulletList().run()],
    ['Numbered list', active.numbers, <NumbersIcon key="numbers" />, () => act().toggleOrderedList().run()],
  ] as const;
  return (
    <Box
      role="toolbar"
      aria-label="Formatting"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(([name, isActive, icon, onClick]) => (
        <Tooltip key={name} title={name} disableInteractive>
          <ToggleButton
            value={name}
            selected={isActive}
            size="small"
            aria-label={name}
            onClick={onClick}
            sx={{ border: 0 }}
          >
            {icon}
          </ToggleButton>
        </Tooltip>
      ))}
    </Box>
  );
}

/** The address of what is selected; an empty one takes the link away. */
function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const isNothing = address.trim() === '';
  const isLinked = editor.isActive('link');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = address.trim();
    const whole = editor.chain().focus().extendMarkRange('link');
    if (href === '') whole.unsetLink().run();
    else if (editor.state.selection.empty && !isLinked)
      whole.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else whole.setLink({ href }).run();
    onClose();
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1 }}>
      <TextField
        label="Address of the link"
        type="url"
        placeholder="https://"
        autoFocus
        margin="none"
        fullWidth={false}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        sx={{ flex: '1 1 240px' }}
      />
      <Button type="submit" variant="outlined" disabled={isNothing && !isLinked}>
        {isNothing && isLinked ? 'Remove the link' : 'Set the link'}
      </Button>
    </Box>
  );
}
