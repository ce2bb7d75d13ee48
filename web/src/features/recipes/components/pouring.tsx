import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { tSheet } from '../sheet-texts.ts';
import type { useServings } from '../use-servings.ts';
import { useVolumeUnit, volumeUnits } from '../use-volume-unit.ts';
import styles from './pouring.module.css';

const unitOptions = volumeUnits.map((value) => ({
  value,
  label: tSheet(`detail.${value}`),
  name: tSheet(`detail.${value}Name`),
}));

/** The reader's servings and unit. */
export function Pouring({ serving }: { serving: ReturnType<typeof useServings> }) {
  const [unit, setUnit] = useVolumeUnit();
  const { servings, setServings, min, max } = serving;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: three controls in a row are no form */}
      <div role="group" aria-label={tSheet('detail.servingsLabel')} className={styles.servings}>
        <IconButton
          small
          className="no-print"
          label={tSheet('detail.fewer')}
          disabled={servings <= min}
          onClick={() => setServings(servings - 1)}
        >
          <IconMinus size={18} aria-hidden="true" />
        </IconButton>
        <output>{tSheet('detail.servings', { count: servings })}</output>
        <IconButton
          small
          className="no-print"
          label={tSheet('detail.more')}
          disabled={servings >= max}
          onClick={() => setServings(servings + 1)}
        >
          <IconPlus size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="no-print">
        <Choices
          label={tSheet('detail.units')}
          look="segments"
          value={unit}
          options={unitOptions}
          onChange={setUnit}
        />
      </div>
    </>
  );
}
