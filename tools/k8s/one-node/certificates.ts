import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exec, lastLines } from '@barspoon/servers/process/exec';
import { Trouble } from '@barspoon/servers/process/trouble';

const names = ['localhost', 'kubernetes', 'kubernetes.default', 'kubernetes.default.svc'];

/** The certificates of a cluster and the files by which its parts reach its API server. */
export async function makeCertificates(
  dir: string,
  address: string,
  node: string,
  url: string,
): Promise<void> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const at = (name: string) => join(dir, name);
  if (!existsSync(at('ca.crt'))) {
    await openssl(
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '365', '-subj', '/CN=kube-ca'],
      ...['-keyout', at('ca.key'), '-out', at('ca.crt')],
    );
    await openssl('genrsa', '-out', at('sa.key'), '2048');
    await openssl('rsa', '-in', at('sa.key'), '-pubout', '-out', at('sa.pub'));
  }
  const alternatives = [...names, node].map((name) => `DNS:${name}`);
  writeFileSync(
    at('names'),
    `subjectAltName=IP:127.0.0.1,IP:10.96.0.1,IP:${address},${alternatives.join(',')}\n`,
  );
  for (const [name, subject] of [
    ['apiserver', '/CN=kube-apiserver'],
    ['admin', '/O=system:masters/CN=admin'],
    ['kubelet', `/O=system:nodes/CN=system:node:${node}`],
    ['front-proxy', '/CN=front-proxy-client'],
  ] as const) {
    await openssl(
      ...['req', '-newkey', 'rsa:2048', '-nodes', '-subj', subject],
      ...['-keyout', at(`${name}.key`), '-out', at(`${name}.csr`)],
    );
    await openssl(
      ...['x509', '-req', '-in', at(`${name}.csr`), '-out', at(`${name}.crt`), '-days', '365'],
      ...['-CA', at('ca.crt'), '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('names')],
    );
  }
  for (const user of ['admin', 'kubelet'])
    writeFileSync(at(`${user}.kubeconfig`), kubeconfig(dir, user, url));
}

const kubeconfig = (dir: string, user: string, server: string): string =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'one-node', cluster: { server, 'certificate-authority': join(dir, 'ca.crt') } }],
    users: [
      {
        name: user,
        user: { 'client-certificate': join(dir, `${user}.crt`), 'client-key': join(dir, `${user}.key`) },
      },
    ],
    contexts: [{ name: 'one-node', context: { cluster: 'one-node', user } }],
    'current-context': 'one-node',
  });

async function openssl(...args: string[]): Promise<void> {
  const { code, output } = await exec('openssl', args);
  if (code !== 0) throw new Trouble(`openssl ${args[0]} failed:\n${lastLines(output)}`);
}
