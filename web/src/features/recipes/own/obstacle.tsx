import { Button } from '../../../ui/button.tsx';
import styles from './own-recipes.module.css';

interface ObstacleProps {
  text: string;
  /** What can be done about it. */
  way: string;
  busy: boolean;
  onWay: () => void;
}

/** Why a recipe was not saved, and the way to save it all the same. */
export const Obstacle = ({ text, way, busy, onWay }: ObstacleProps) => (
  <p role="alert" className={styles.kept}>
    {text}{' '}
    <Button small busy={busy} onClick={onWay}>
      {way}
    </Button>
  </p>
);
