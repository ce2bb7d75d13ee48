import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';

/** The way to write to somebody an application or a mentorship joins the reader with. */
export const MessageLink = ({ id, name, small }: { id: string; name: string; small?: boolean }) => (
  <LinkButton small={small ?? false} to="/messages/$id" params={{ id }}>
    {t('message', { name })}
  </LinkButton>
);
