import { describe, expect, it } from 'vitest';
import { LocalPlaces } from './local-places.ts';

const places = new LocalPlaces();

describe('the place of coordinates', () => {
  it.each([
    ['Havana', { latitude: 23.13, longitude: -82.36 }, 'Ciudad de la Habana'],
    ['Portland', { latitude: 45.52, longitude: -122.67 }, 'Oregon'],
    ['Kyoto', { latitude: 35.01, longitude: 135.77 }, 'Kyoto'],
  ])('is the nearest city: %s [REC-16, BEYOND-38]', async (city, at, principalSubdivision) => {
    expect(await places.near(at)).toEqual({ city, principalSubdivision });
  });

  it('is found across the date line', async () => {
    expect((await places.near({ latitude: 70.95, longitude: 179.6 })).city).toBe('Zvezdnyy');
  });

  it('is no city in the middle of an ocean', async () => {
    expect(await places.near({ latitude: -40, longitude: -130 })).toEqual({
      city: null,
      principalSubdivision: null,
    });
  });
});
