import { isEndpoint } from '@mediation/api-client';
import { contract } from '../handlers.ts';

const byPath = Map.groupBy(Object.values(contract).filter(isEndpoint), ({ path }) => path);

const methods = [...byPath].map(([path, these]) => ({
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  allowed: these.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
}));

/** The methods that the contract has for a path; empty for an unknown path. */
export const allowedMethods = (path: string): string[] => [
  ...new Set(methods.filter(({ pattern }) => pattern.test(path)).flatMap(({ allowed }) => allowed)),
];
