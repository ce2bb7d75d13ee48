import { placeRoutes } from '@barspoon/contracts';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { usePreference } from '../../../lib/preferences.ts';
import { tLate } from '../late-texts.ts';
import styles from './recipe-page.module.css';

const choices = ['off', 'on'] as const;
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * City and region, once the reader has requested them; the browser asks for permission too. Failures are logged and leave
 * the line without a place. Implements REC-15, REC-16, REC-17, BEYOND-38.
 */
export function Place() {
  const [wish, choose] = usePreference('place', choices);
  const [place, setPlace] = useState<string>();

  useEffect(() => {
    if (wish === 'off') return;
    let isGone = false;
    const tell = async ({ coords }: GeolocationPosition) => {
      const query = {
        latitude: rounded(coords.latitude),
        longitude: rounded(coords.longitude),
        language: navigator.language,
      };
      try {
        const { city, principalSubdivision } = await call(placeRoutes.near, { query });
        if (!isGone) setPlace([...new Set([city, principalSubdivision])].filter(Boolean).join(', '));
      } catch (error) {
        console.error('Could not get location details', error);
      }
    };
    navigator.geolocation.getCurrentPosition(
      (position) => void tell(position),
      (error) => console.error('Location access denied', error),
    );
    return () => {
      isGone = true;
    };
  }, [wish]);

  if (!('geolocation' in navigator)) return null;
  return (
    <button
      type="button"
      className={styles.place}
      title={tLate(wish === 'on' ? 'place.hide' : 'place.hint')}
      onClick={() => {
        setPlace(undefined);
        choose(wish === 'on' ? 'off' : 'on');
      }}
    >
      <IconMapPin size={17} aria-hidden="true" />
      {(wish === 'on' && place) || tLate(wish === 'on' ? 'place.hide' : 'place.show')}
    </button>
  );
}
