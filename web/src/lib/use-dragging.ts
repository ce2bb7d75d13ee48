import { type DragEvent, useState } from 'react';

/**
 * Puts things in order by the mouse. Buttons and keys must do the same.
 * @param onMove what was let go, and on what; both by the key they were given
 */
export function useDragging<Key>(onMove: (from: Key, to: Key) => void) {
  const [dragged, setDragged] = useState<Key | null>(null);
  return {
    dragged,
    /** Of what is taken hold of. */
    grip: (key: Key) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.stopPropagation();
        setDragged(key);
      },
      onDragEnd: () => setDragged(null),
    }),
    /** Of where it may be let go; what else is dragged over it is none of its business. */
    place: (key: Key) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (dragged !== key) onMove(dragged, key);
        setDragged(null);
      },
    }),
  };
}
