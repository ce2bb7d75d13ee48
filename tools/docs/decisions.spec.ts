import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decisionsPage } from './decisions.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'decisions-'));
  mkdirSync(join(root, 'docs/adr'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
const page = (file: string, text: string) => writeFileSync(join(root, 'docs/adr', file), text);

it('lists each decision by its number and title, and not itself', () => {
  page('0010-b.md', '# 10. Second\n\nText');
  page('0002-a.md', '# 2. First\n');
  page('README.md', '# Decisions\n');
  expect(decisionsPage(root)).toMatch(/\n\n2\. \[First\]\(0002-a\.md\)\n10\. \[Second\]\(0010-b\.md\)\n$/);
});

it('refuses a page whose heading has the number of another', () => {
  page('0003-c.md', '# 4. Other\n');
  expect(() => decisionsPage(root)).toThrow('0003-c.md');
});
