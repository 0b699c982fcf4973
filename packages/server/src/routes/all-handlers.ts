import type { Contract, Handlers } from '../http/handlers.ts';
import * as nouns from './nouns.ts';

type Noun = (typeof nouns)[keyof typeof nouns];
type Intersection<Union> = (Union extends unknown ? (it: Union) => void : never) extends (it: infer All) => void
  ? All
  : never;
type Made<N> = N extends (deps: never) => infer Made ? Made : N;
type NeededBy<N> = N extends (deps: infer Deps) => unknown ? Deps : never;

/** The dependencies of all route modules. */
export type RouteDeps = Intersection<NeededBy<Noun>>;

/** The handlers of every endpoint. An endpoint without a handler is a type error. */
export const allHandlers = (deps: RouteDeps): Handlers<Contract> =>
  Object.assign(
    {},
    ...Object.values(nouns).map((noun) => (typeof noun === 'function' ? noun(deps) : noun)),
  ) as Intersection<Made<Noun>>;
