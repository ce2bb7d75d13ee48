import { type At, nowhere, type Place, Places } from './places.ts';

interface City {
  lat: number;
  lng: number;
  city: string;
  province: string;
}

const kmPerDegree = 111.2;
/** Farther from a city than this, one is not in it. */
const reachKm = 60;

/** Finds the nearest of some 7,300 cities in a list of our own, so that no place leaves the installation. */
export class LocalPlaces extends Places {
  private cities: Promise<readonly City[]> | undefined;

  async near(at: At): Promise<Place> {
    // Two megabytes, which an installation that nobody asks for a place does without.
    this.cities ??= import('city-timezones').then(({ cityMapping }) => cityMapping);
    let nearest: City | undefined;
    let best = reachKm;
    for (const city of await this.cities) {
      const km = distanceKm(at, city);
      if (km > best) continue;
      best = km;
      nearest = city;
    }
    return nearest ? { city: nearest.city, principalSubdivision: nearest.province || null } : nowhere;
  }
}

/** On a plane, which is exact enough within the reach of a city; the shorter way around the globe. */
function distanceKm({ latitude, longitude }: At, { lat, lng }: City): number {
  const east = Math.abs(longitude - lng);
  const degrees = Math.min(east, 360 - east) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(latitude - lat, degrees) * kmPerDegree;
}
