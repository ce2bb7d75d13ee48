import type { EdgeFeature } from '../edge-feature.ts';
import { AnswerStreams } from './answer-streams.ts';

export const assistantFeature: EdgeFeature = {
  routes: [AnswerStreams],
};
