import { Button, type ButtonProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';

interface Props extends Omit<ButtonProps, 'startIcon' | 'children'> {
  /** The words, or the key of a message. */
  label: string;
  icon?: ReactElement;
}

/** An act of a page or a list. React-admin's own button keeps its icon alone on a phone; this one keeps its words. */
export function WordedButton({ label, icon, ...props }: Props) {
  const translate = useTranslate();
  return (
    <Button size="small" startIcon={icon} {...props}>
      {translate(label, { _: label })}
    </Button>
  );
}
