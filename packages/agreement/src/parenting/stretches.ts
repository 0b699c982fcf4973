import type { Carer } from '@mediation/api-client';
import type { CompiledSchedule } from './compile.ts';
import type { Night } from './night.ts';
import type { Handover } from './handovers.ts';
import { addDays } from './day.ts';

/** Nights in a row with one parent, or unsettled for one reason. */
export interface AgendaStretch {
  from: string;
  to: string;
  nights: number;
  carer: Carer | null;
  rules: readonly string[];
  /** How the stretch begins; undefined at the start of the schedule and where nobody is known. */
  handover: Handover | undefined;
}

/** The nights of a schedule as stretches, for an agenda. */
export function stretchesOf({ nights, handovers }: CompiledSchedule): AgendaStretch[] {
  const byDay = new Map(handovers.map((it) => [it.day, it]));
  const stretches: AgendaStretch[] = [];
  for (const night of nights) {
    const current = stretches.at(-1);
    if (current !== undefined && isSame(current, night)) {
      current.to = addDays(current.to, 1);
      current.nights += 1;
    } else {
      const { day, carer, rules } = night;
      stretches.push({ from: day, to: day, nights: 1, carer, rules, handover: byDay.get(day) });
    }
  }
  return stretches;
}

const isSame = (stretch: AgendaStretch, { carer, rules }: Night) =>
  stretch.carer === carer && (carer !== null || stretch.rules.join(' ') === rules.join(' '));
