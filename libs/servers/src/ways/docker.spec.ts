import { expect, it } from 'vitest';
import { dockerRun } from './docker.ts';

it('runs a container on the same port inside and outside, on its folder of data, for this user only', () => {
  const place = { host: '127.0.0.1', port: 27117, dir: '/clone/.data/mongo' };
  const { file, args } = dockerRun({ image: 'mongo:8', program: 'mongod' }, place, ['--port', '27117']);
  expect(file).toBe('sh');
  const line = args.join(' ');
  expect(line).toContain('--publish 127.0.0.1:27117:27117 --volume /clone/.data/mongo:/data');
  expect(line).toMatch(/--entrypoint mongod mongo:8 --port 27117$/);
});

it('names a container after its data, so that the one of a killed start is removed', () => {
  const named = (dir: string) =>
    dockerRun({ image: 'i', program: 'p' }, { host: '', port: 1, dir }, []).args[2];
  expect(named('/a')).toBe(named('/a'));
  expect(named('/a')).not.toBe(named('/b'));
});
