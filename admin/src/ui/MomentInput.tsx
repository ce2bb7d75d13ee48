import { type ChangeEvent, useState } from 'react';
import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { clockWords } from './clock-words.ts';

/** A time of the reader's time zone, which says when clocks change at it. */
export function MomentInput({ helperText, ...props }: DateTimeInputProps) {
  const [picked, setPicked] = useState('');
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setPicked(event.target.value);
  return <DateTimeInput {...props} onChange={onChange} helperText={clockWords(picked) ?? helperText} />;
}
