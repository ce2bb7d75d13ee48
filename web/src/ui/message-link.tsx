import { LinkButton } from './button.tsx';
import { t } from './texts.ts';

/** The way to write to somebody an application or a mentorship joins the reader with. */
export const MessageLink = ({ id, name, small = false }: { id: string; name: string; small?: boolean }) => (
  <LinkButton small={small} to="/messages/$id" params={{ id }}>
    {t('messageTo', { name })}
  </LinkButton>
);
