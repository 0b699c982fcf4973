import { expect, test } from 'vitest';
import { isPrivateHost } from './private-host.ts';

test.for([
  [
    'localhost',
    '127.0.0.1',
    '127.8.9.1',
    '[::1]',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.4',
    '[fd12::1]',
  ],
  ['ollama', 'host.docker.internal', 'gpu.local', 'model.home.arpa', 'model.localhost'],
])('%j are private hosts', (hosts) => {
  for (const host of hosts) expect([host, isPrivateHost(host)]).toEqual([host, true]);
});

test.for([
  ['api.example.com', 'local.example.com', 'localhost.example.com', '10.0.0.1.example.com', 'internal.com'],
  ['11.0.0.1', '172.32.0.1', '172.15.0.1', '192.169.0.1', '169.254.169.254', '100.64.0.1', '[2001:db8::1]', '8.8.8.8'],
])('%j are public hosts', (hosts) => {
  for (const host of hosts) expect([host, isPrivateHost(host)]).toEqual([host, false]);
});
