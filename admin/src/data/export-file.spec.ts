import { describe, expect, it } from 'vitest';
import { exportName, exportText } from './export-file.ts';

const record = {
  id: '1',
  name: 'Corn "n" Oil',
  userId: null,
  tags: ['rum', 'lime'],
  featured: true,
  views: -3,
  rating: { average: null, count: 0 },
  spec: [{ amount: 60, unit: 'ml' }],
};

describe('exported files', () => {
  it('carries the names of the specification and quotes what a cell needs quoted', () => {
    expect(exportText([record], 'csv')).toBe(
      'id,name,user_id,tags,featured,views\r\n1,"Corn ""n"" Oil",,"rum; lime",true,-3\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('neutralizes %j (security 30)', (text) => {
    const [, cell] = exportText([{ name: text }], 'csv').split('\r\n', 2);
    expect(cell).toMatch(/^"?'/);
  });

  it.each(['a;b', 'a;=1+1', 'a\t=1+1', 'a,=1+1', 'a\n=1+1', ' a', 'a '])(
    'quotes %j, so that no cell of its own begins within it (security 30)',
    (text) => {
      expect(exportText([{ name: text }], 'csv')).toBe(`name\r\n"${text}"\r\n`);
    },
  );

  it('neutralizes a list whose first entry would run (security 30)', () => {
    expect(exportText([{ tags: ['=HYPERLINK("x")', 'b'] }], 'csv')).toBe(
      'tags\r\n"\'=HYPERLINK(""x""); b"\r\n',
    );
  });

  it('keeps everything in JSON, nested names included', () => {
    const [exported] = JSON.parse(exportText([{ ...record, facts: { volumeMl: 90 } }], 'json'));
    expect(exported).toMatchObject({
      user_id: null,
      spec: [{ amount: 60, unit: 'ml' }],
      facts: { volume_ml: 90 },
    });
  });

  it('is named after table and day', () => {
    expect(exportName('recipes', 'json', new Date('2026-01-31T23:59:00Z'))).toBe(
      'recipes-export-2026-01-31.json',
    );
  });
});
