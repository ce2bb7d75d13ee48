import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: React.ReactNode;
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(wiring) => (
        <div className={styles.revealing}>
          <input {...input} {...wiring} type={shown ? 'text' : 'password'} />
          <span className={styles.after}>
            <IconButton label={shown ? hideLabel : showLabel} small onClick={() => setShown((was) => !was)}>
              <Icon size={20} aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}
