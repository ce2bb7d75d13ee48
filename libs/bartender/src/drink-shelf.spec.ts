import { describe, expect, it } from 'vitest';
import { libraryWorld } from '../test/library-world.ts';
import type { Drink } from './drink.ts';
import { DrinkShelf } from './drink-shelf.ts';

const { shelf: library } = libraryWorld();
const negroni = library.get('negroni') as Drink;

describe('the shelf', () => {
  it('keeps what passes a test as drinks come, change and go [BEYOND-115]', () => {
    const shelf = new DrinkShelf();
    const strong = () =>
      [...shelf.passing('strong', ({ facts }) => (facts.abv ?? 0) > 20)].map(({ id }) => id);
    shelf.put(negroni);
    expect(strong()).toEqual(['negroni']);
    shelf.put({ ...negroni, id: 'second' });
    expect(strong()).toEqual(['negroni', 'second']);
    shelf.put({ ...negroni, facts: { ...negroni.facts, abv: 5 } });
    expect(strong()).toEqual(['second']);
    shelf.remove('second');
    expect(strong()).toEqual([]);
  });

  it('knows near names of drinks that came after it was first asked, and none of those that went [BEYOND-115]', () => {
    const shelf = new DrinkShelf();
    expect(shelf.near('negorni')).toBeUndefined();
    shelf.put(negroni);
    expect(shelf.near('negorni')?.id).toBe('negroni');
    shelf.put({ ...negroni, id: 'second' });
    shelf.remove('negroni');
    expect(shelf.near('negorni')?.id).toBe('second');
    shelf.remove('second');
    expect(shelf.near('negorni')).toBeUndefined();
  });
});
