import { describe, expect, it } from 'vitest';
import { type PictureRecipe, pictureSpecOf } from './picture-spec-of.ts';
import type { PictureIngredient } from './poured.ts';

const vocabulary = new Map<string, PictureIngredient>(
  (
    [
      { slug: 'vodka', color: '#f5f7f7' },
      { slug: 'coffee-liqueur', color: '#2b140b', sugar: 35 },
      { slug: 'grenadine', color: '#b3122e', sugar: 65 },
      { slug: 'orange-juice', color: '#f5a52c', clarity: 'cloudy', sugar: 9 },
      { slug: 'cream', color: '#fdf3e0', clarity: 'creamy' },
      { slug: 'coffee', color: '#1e0f08' },
      { slug: 'whiskey', color: '#c9802f' },
      { slug: 'irish-cream', color: '#d9b48f', clarity: 'creamy', sugar: 20 },
      { slug: 'orange-liqueur', color: '#d98b2b', sugar: 25 },
      { slug: 'egg-white', color: '#f7f3e3', clarity: 'cloudy' },
      { slug: 'soda-water', color: '#f8fbfb', carbonated: true },
      { slug: 'mint', color: '#4c9a4a', garnish: 'mint' },
      { slug: 'strawberry', color: '#d1233b', garnish: 'berry' },
      { slug: 'lime', color: '#8dbb3a', garnish: 'wedge' },
    ] as const
  ).map((node) => [node.slug, node]),
);
const specOf = (recipe: Partial<PictureRecipe> & Pick<PictureRecipe, 'spec'>) =>
  pictureSpecOf(
    { slug: 'a-drink', glass: 'highball', ice: 'cubes', method: 'build', garnish: [], ...recipe },
    (slug) => vocabulary.get(slug),
  );

describe('what a picture is drawn from', () => {
  it('takes color, clarity and bubbles from the vocabulary and volumes from the spec', () => {
    const { liquids } = specOf({
      spec: [
        { amount: 2, unit: 'oz', ingredient: 'vodka' },
        { amount: 3, unit: 'cl', ingredient: 'orange-juice' },
      ],
    });
    expect(liquids).toEqual([
      { color: '#f5f7f7', clarity: 'clear', carbonated: false, ml: 60 },
      { color: '#f5a52c', clarity: 'cloudy', carbonated: false, ml: 30 },
    ]);
  });

  it('fills the glass up with what tops it', () => {
    const { liquids } = specOf({
      spec: [
        { amount: 45, unit: 'ml', ingredient: 'vodka' },
        { unit: 'top', ingredient: 'soda-water' },
      ],
    });
    expect(liquids[1]).toMatchObject({ carbonated: true, ml: 120 });
  });

  it('shares a batch out into its glasses, but not a punch bowl', () => {
    const spec = [{ amount: 600, unit: 'ml', ingredient: 'vodka' }] as const;
    expect(specOf({ serves: 6, glass: 'punch cup', spec }).liquids[0]?.ml).toBe(100);
    expect(specOf({ serves: 6, glass: 'punch bowl', spec }).liquids[0]?.ml).toBe(600);
  });

  it('pours an egg white and presses blended fruit', () => {
    const shaken = specOf({ method: 'shake', spec: [{ amount: 1, unit: 'piece', ingredient: 'egg-white' }] });
    expect(shaken.liquids[0]).toMatchObject({ color: '#f7f3e3', ml: 28 });
    const frozen = specOf({
      method: 'blend',
      spec: [{ amount: 6, unit: 'piece', ingredient: 'strawberry' }],
    });
    expect(frozen.liquids[0]).toMatchObject({ color: '#d1233b', clarity: 'cloudy', ml: 72 });
    expect(frozen.inside).toBeUndefined();
  });

  it('leaves mint and lime in a muddled drink and strains them from a shaken one', () => {
    const spec = [
      { amount: 8, unit: 'leaf', ingredient: 'mint' },
      { amount: 4, unit: 'wedge', ingredient: 'lime' },
    ] as const;
    expect(specOf({ method: 'muddle', spec }).inside?.map(({ shape }) => shape)).toEqual(['mint', 'wedge']);
    expect(specOf({ method: 'shake', spec }).inside).toBeUndefined();
  });

  it('leaves optional lines and what is unknown to the vocabulary out of the color', () => {
    const { liquids } = specOf({
      spec: [
        { amount: 60, unit: 'ml', ingredient: 'vodka' },
        { amount: 10, unit: 'ml', ingredient: 'grenadine', optional: true },
        { amount: 10, unit: 'ml', ingredient: null },
      ],
    });
    expect(liquids.map(({ ml }) => ml)).toEqual([60, 10]);
    expect(liquids[1]?.clarity).toBe('clear');
  });

  it('stands a White Russian as cream over vodka and coffee liqueur', () => {
    const { liquids, layered } = specOf({
      glass: 'rocks',
      layered: true,
      spec: [
        { amount: 50, unit: 'ml', ingredient: 'vodka' },
        { amount: 20, unit: 'ml', ingredient: 'coffee-liqueur' },
        { amount: 30, unit: 'ml', ingredient: 'cream' },
      ],
    });
    expect(layered).toBe(true);
    const [vodka, liqueur, cream] = liquids.map(({ layer }) => layer ?? -1);
    expect(vodka).toBe(liqueur);
    expect(cream).toBeGreaterThan(liqueur ?? 9);
  });

  it('sinks the grenadine of a Tequila Sunrise below spirit and juice mixed', () => {
    const { liquids } = specOf({
      layered: true,
      spec: [
        { amount: 15, unit: 'ml', ingredient: 'grenadine' },
        { amount: 90, unit: 'ml', ingredient: 'orange-juice' },
        { amount: 45, unit: 'ml', ingredient: 'vodka' },
      ],
    });
    const [grenadine = 9, juice, spirit] = liquids.map(({ layer }) => layer ?? -1);
    expect(juice).toBe(spirit);
    expect(grenadine).toBeLessThan(juice ?? 0);
  });

  it('keeps every line of a layered shot apart', () => {
    const { liquids } = specOf({
      glass: 'shot',
      ice: 'none',
      method: 'layer',
      layered: true,
      spec: [
        { amount: 20, unit: 'ml', ingredient: 'coffee-liqueur' },
        { amount: 20, unit: 'ml', ingredient: 'irish-cream' },
        { amount: 20, unit: 'ml', ingredient: 'orange-liqueur' },
      ],
    });
    expect(liquids.map(({ layer }) => layer)).toEqual([0, 1, 2]);
  });

  it('floats cream on hot coffee even when nobody said so, and steams', () => {
    const irish = specOf({
      glass: 'irish coffee',
      ice: 'none',
      spec: [
        { amount: 50, unit: 'ml', ingredient: 'whiskey' },
        { amount: 120, unit: 'ml', ingredient: 'coffee' },
        { amount: 40, unit: 'ml', ingredient: 'cream' },
      ],
    });
    expect(irish).toMatchObject({ layered: true, hot: true });
    const [whiskey, coffee, cream] = irish.liquids.map(({ layer }) => layer);
    expect(whiskey).toBe(coffee);
    expect(cream).not.toBe(coffee);
  });

  it('does not mix in the cream that is the garnish', () => {
    const { liquids, garnish } = specOf({
      spec: [
        { amount: 120, unit: 'ml', ingredient: 'coffee' },
        { amount: 40, unit: 'ml', ingredient: 'cream' },
      ],
      garnish: [{ shape: 'cream', ingredient: 'cream' }],
    });
    expect(liquids).toHaveLength(1);
    expect(garnish).toEqual([{ shape: 'cream', color: '#fdf3e0' }]);
  });

  it('is plain JSON', () => {
    const spec = specOf({ rim: 'salt', foam: true, spec: [{ amount: 60, unit: 'ml', ingredient: 'vodka' }] });
    expect(JSON.parse(JSON.stringify(spec))).toEqual(spec);
  });
});
