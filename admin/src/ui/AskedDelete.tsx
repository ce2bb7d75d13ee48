import DeleteIcon from '@mui/icons-material/Delete';
import { Question } from './Question.tsx';
import { WordedButton } from './WordedButton.tsx';

interface Props {
  title: string;
  /** What is deleted, as the question says it: "this post". */
  what: string;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  isBusy?: boolean;
  onConfirm: () => void;
}

/** A button that deletes after asking. */
export const AskedDelete = ({ title, what, isAsking, onAsk, isBusy = false, onConfirm }: Props) => (
  <>
    <WordedButton label="ra.action.delete" color="error" icon={<DeleteIcon />} onClick={() => onAsk(true)} />
    {isAsking && (
      <Question
        title={title}
        verb="Delete"
        isBusy={isBusy}
        isGrave
        onConfirm={onConfirm}
        onClose={() => onAsk(false)}
      >
        {`Are you sure you want to delete ${what}?`}
      </Question>
    )}
  </>
);
