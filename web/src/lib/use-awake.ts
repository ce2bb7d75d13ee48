import { useEffect } from 'react';

/** Keeps the screen on while it is shown; a browser that cannot, or will not, goes on as it is. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const keep = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isGone) await lock.release();
      } catch {
        // A battery that saves power refuses it.
      }
    };
    void keep();
    // It is lost with every look at another tab.
    document.addEventListener('visibilitychange', keep);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', keep);
      void lock?.release();
    };
  }, []);
}
