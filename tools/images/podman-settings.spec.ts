import { expect, it } from 'vitest';
import { ulimitsWithin } from './podman-settings.ts';

const table = (files: string, processes: string) =>
  `Limit                     Soft Limit           Hard Limit           Units
Max processes             ${processes.padEnd(20)} ${processes.padEnd(20)} processes
Max open files            1024                 ${files.padEnd(20)} files
`;

it('gives containers no more than the machine allows', () => {
  expect(ulimitsWithin(table('20000', '96364'))).toEqual(['nofile=20000:20000', 'nproc=20000:20000']);
  expect(ulimitsWithin(table('4096', 'unlimited'))).toEqual(['nofile=4096:4096', 'nproc=20000:20000']);
});

it('leaves Podman alone where the machine allows what it asks for', () => {
  expect(ulimitsWithin(table('unlimited', '4194304'))).toEqual([]);
});
