import type { Glass } from '@barspoon/contracts';
import type { GlassShape } from './glass-shape.ts';
import { stemmed } from './glasses-stemmed.ts';
import { tumblers } from './glasses-tumblers.ts';
import { vessels } from './glasses-vessels.ts';

/** The shape of every glass of the vocabulary. */
export const glassShapes: Record<Glass, GlassShape> = { ...tumblers, ...stemmed, ...vessels };
