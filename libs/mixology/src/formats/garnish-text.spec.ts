import { describe, expect, it } from 'vitest';
import { readGarnishText } from './garnish-text.ts';
import { vocabulary } from './sample.testing.ts';

const read = (text: string) =>
  readGarnishText(text, vocabulary).garnish.map(({ garnish }) => `${garnish.shape} of ${garnish.ingredient}`);

describe('garnishes as people write them', () => {
  it.each([
    ['Garnish with a lime wheel.', ['wheel of lime']],
    ['Garnish optionally with a lime wheel', ['wheel of lime']],
    ['lemon peel for garnish', ['twist of lemon']],
    ['Garnish with lemon zest.', ['twist of lemon']],
    ['Express oils from a lemon peel onto the drink', ['twist of lemon']],
    ['Garnish with a slice of lime', ['slice of lime']],
    ['Half a lime slice', ['slice of lime']],
    ['A sprig of mint, lime wedge', ['mint of mint', 'wedge of lime']],
    ['Mint bouquet; dusting of nutmeg', ['mint of mint', 'nutmeg of nutmeg']],
    ['Garnish with freshly grated nutmeg', ['nutmeg of nutmeg']],
    ['Sprinkle ground nutmeg on top.', ['nutmeg of nutmeg']],
    ['A lime wheel with a maraschino cherry on a pick', ['wheel of lime', 'cherry of maraschino-cherry']],
    ['lemon or lime wheel', ['wedge of lemon']],
    ['lime wheel, lime wheel', ['wheel of lime']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(readGarnishText(text, vocabulary).unknown).toEqual([]);
  });

  it.each(['', 'N/A', 'None.'])('%j is none', (text) => {
    expect(readGarnishText(text, vocabulary)).toEqual({ garnish: [], rim: undefined, unknown: [] });
  });

  it('names what it does not know', () => {
    expect(readGarnishText('gold leaf and a lime wheel', vocabulary)).toMatchObject({
      unknown: ['gold leaf'],
    });
  });
});
