import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { lanAddress, lanEnvironment, qrCode } from './lan.ts';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

it('a phone is told the address of this machine in its own network', () => {
  const interfaces = {
    lo: [at('127.0.0.1', { internal: true })],
    vpn: [at('100.64.0.7')],
    wifi: [at('fe80::1', { family: 'IPv6' }), at('192.168.1.20')],
  };
  expect(lanAddress(interfaces)).toBe('192.168.1.20');
  expect(lanAddress({ vpn: interfaces.vpn })).toBe('100.64.0.7');
});

it('a machine without a network is told so', () => {
  expect(() => lanAddress({ lo: [at('127.0.0.1', { internal: true })] })).toThrow(/on no network/);
});

it('opens the gateway alone, under an address that others can open', () => {
  expect(lanEnvironment(8080, '192.168.1.20')).toEqual({
    GATEWAY_HOST: '0.0.0.0',
    PUBLIC_URL: 'http://192.168.1.20:8080',
  });
});

it('draws a square QR code of the address', () => {
  const lines = qrCode('http://192.168.1.20:8080/').split('\n');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines.length * 2).toBeGreaterThanOrEqual(lines[0]?.length ?? 0);
  expect(qrCode('http://192.168.1.20:8080/')).not.toBe(qrCode('http://192.168.1.21:8080/'));
});
