/** Where somebody is, in words. */
export interface Place {
  city: string | null;
  principalSubdivision: string | null;
}

export interface At {
  latitude: number;
  longitude: number;
}

/** Tells the city and region at a place. Implements REC-16, BEYOND-38. */
export abstract class Places {
  abstract near(at: At): Promise<Place>;
}

export const nowhere: Place = { city: null, principalSubdivision: null };

/** Where the operator wants no place told. */
export class NoPlaces extends Places {
  near(): Promise<Place> {
    return Promise.resolve(nowhere);
  }
}
