import type { Role } from '@mediation/api-client';
import type { DivisionPlace } from './division-place.ts';

/** The first names of the others who read what somebody shares: mediators first, without lawyers. */
export const othersOf = ({ mediators, names, userSide }: DivisionPlace, role: Role): string[] =>
  role === 'mediator'
    ? [names.A, names.B]
    : [...mediators, ...(['A', 'B'] as const).filter((side) => side !== userSide).map((side) => names[side])];
