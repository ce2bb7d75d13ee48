import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BESIDE_IMAGE } from './programs.ts';

/** What the one node is called. */
export const NODE = 'node1';
/** The addresses of its pods. */
export const POD_NETWORK = '10.244.0.0/24';
/** The bridge that its pods are connected to. */
export const BRIDGE = 'cni0';
export const API_PORT = 6443;
export const ETCD = 'http://127.0.0.1:2379';

export const etcdFlags = (dir: string): string[] => [
  '--data-dir',
  join(dir, 'etcd'),
  '--listen-client-urls',
  ETCD,
  '--advertise-client-urls',
  ETCD,
  // What it holds is thrown away at the next start.
  '--unsafe-no-fsync',
];

export function apiServerFlags(certificates: string, address: string): string[] {
  const at = (name: string) => join(certificates, name);
  return [
    `--etcd-servers=${ETCD}`,
    '--service-cluster-ip-range=10.96.0.0/16',
    `--secure-port=${API_PORT}`,
    `--bind-address=${address}`,
    `--advertise-address=${address}`,
    `--tls-cert-file=${at('apiserver.crt')}`,
    `--tls-private-key-file=${at('apiserver.key')}`,
    `--client-ca-file=${at('ca.crt')}`,
    `--service-account-key-file=${at('sa.pub')}`,
    `--service-account-signing-key-file=${at('sa.key')}`,
    '--service-account-issuer=https://kubernetes.default.svc',
    '--authorization-mode=Node,RBAC',
    '--enable-admission-plugins=NodeRestriction',
    '--kubelet-preferred-address-types=InternalIP',
    `--kubelet-client-certificate=${at('admin.crt')}`,
    `--kubelet-client-key=${at('admin.key')}`,
    // For the metrics server, which answers as a part of the API.
    `--requestheader-client-ca-file=${at('ca.crt')}`,
    '--requestheader-allowed-names=front-proxy-client',
    '--requestheader-username-headers=X-Remote-User',
    '--requestheader-group-headers=X-Remote-Group',
    '--requestheader-extra-headers-prefix=X-Remote-Extra-',
    `--proxy-client-cert-file=${at('front-proxy.crt')}`,
    `--proxy-client-key-file=${at('front-proxy.key')}`,
  ];
}

export const managerFlags = (certificates: string): string[] => [
  `--kubeconfig=${join(certificates, 'admin.kubeconfig')}`,
  `--service-account-private-key-file=${join(certificates, 'sa.key')}`,
  `--root-ca-file=${join(certificates, 'ca.crt')}`,
  '--use-service-account-credentials=true',
  '--cluster-cidr=10.244.0.0/16',
  '--allocate-node-cidrs=true',
  // By default it waits five minutes before it removes replicas, which nobody would watch.
  '--horizontal-pod-autoscaler-downscale-stabilization=30s',
  '--horizontal-pod-autoscaler-initial-readiness-delay=10s',
  '--horizontal-pod-autoscaler-cpu-initialization-period=30s',
];

/** Containerd of its own, beside any that this machine runs already. @returns its settings file */
export function writeContainerd(dir: string): string {
  const network = join(dir, 'network');
  mkdirSync(network, { recursive: true });
  const bridge = {
    type: 'bridge',
    bridge: BRIDGE,
    isGateway: true,
    ipMasq: true,
    hairpinMode: true,
    ipam: { type: 'host-local', ranges: [[{ subnet: POD_NETWORK }]], routes: [{ dst: '0.0.0.0/0' }] },
  };
  const plugins = [bridge, { type: 'portmap', capabilities: { portMappings: true } }];
  writeFileSync(
    join(network, '10-one-node.conflist'),
    JSON.stringify({ cniVersion: '0.4.0', name: 'one-node', plugins }),
  );
  const file = join(dir, 'containerd.toml');
  writeFileSync(
    file,
    `version = 2
root = "${join(dir, 'containerd')}"
state = "${join(dir, 'containerd-state')}"
[grpc]
  address = "${join(dir, 'containerd.sock')}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${BESIDE_IMAGE}"
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "${network}"
`,
  );
  return file;
}

export const kubeletFlags = (dir: string, certificates: string, address: string): string[] => [
  `--config=${writeKubelet(dir, join(certificates, 'ca.crt'))}`,
  `--kubeconfig=${join(certificates, 'kubelet.kubeconfig')}`,
  `--hostname-override=${NODE}`,
  `--node-ip=${address}`,
  `--root-dir=${join(dir, 'kubelet')}`,
];

function writeKubelet(dir: string, clientCAFile: string): string {
  return writeJson(join(dir, 'kubelet.json'), {
    apiVersion: 'kubelet.config.k8s.io/v1beta1',
    kind: 'KubeletConfiguration',
    cgroupDriver: 'cgroupfs',
    failSwapOn: false,
    failCgroupV1: false,
    containerRuntimeEndpoint: `unix://${join(dir, 'containerd.sock')}`,
    authentication: { anonymous: { enabled: false }, webhook: { enabled: true }, x509: { clientCAFile } },
    authorization: { mode: 'Webhook' },
    clusterDNS: ['10.96.0.10'],
    clusterDomain: 'cluster.local',
    makeIPTablesUtilChains: true,
    evictionHard: { 'memory.available': '200Mi', 'nodefs.available': '2%' },
    // Images cannot be pulled again, so none is removed however full the disk is.
    imageGCHighThresholdPercent: 100,
  });
}

export function proxyFlags(dir: string, certificates: string): string[] {
  const file = writeJson(join(dir, 'proxy.json'), {
    apiVersion: 'kubeproxy.config.k8s.io/v1alpha1',
    kind: 'KubeProxyConfiguration',
    mode: 'iptables',
    clusterCIDR: '10.244.0.0/16',
    clientConnection: { kubeconfig: join(certificates, 'admin.kubeconfig') },
    conntrack: { maxPerCore: 0 },
    hostnameOverride: NODE,
  });
  return [`--config=${file}`];
}

function writeJson(file: string, value: object): string {
  writeFileSync(file, JSON.stringify(value));
  return file;
}
