import type { CalendarMonth, CalendarNight, NightLook } from './nights.ts';

const names = { A: 'Maya', B: 'Daniel' };
const signs = { A: 'M', B: 'D', clash: 'MD', gap: '?' };

const lookOf = (day: number): NightLook => {
  if (day === 13) return 'clash';
  if (day === 14) return 'gap';
  return Math.floor(day / 7) % 2 === 0 ? 'A' : 'B';
};

function nightOf(day: number): CalendarNight {
  const look = lookOf(day);
  const isHandover = day % 7 === 0 && look !== 'gap';
  const words =
    look === 'clash'
      ? 'two carers: rules 1 and 2'
      : look === 'gap'
        ? 'no carer'
        : `${isHandover ? 'handover to' : 'with'} ${names[look]}`;
  return { day, look, sign: signs[look], words, isHandover };
}

/** A month that begins on a Monday plus `skipped` days. */
function monthOf(name: string, days: number, skipped: number): CalendarMonth {
  const nights = Array.from({ length: days }, (_, index) => nightOf(index + 1));
  const cells = [...Array.from({ length: skipped }, () => undefined), ...nights];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, index) => ({
    id: `${index}`,
    nights: Array.from({ length: 7 }, (_, day) => cells[index * 7 + day]),
  }));
  return {
    id: name,
    name,
    title: `${name} 2027`,
    totals: 'Maya 15, Daniel 13, 2 unsettled',
    weeks,
    stretches: [
      { id: '1', look: 'A', sign: 'M', days: 'Sat 1 – Thu 6', detail: 'Maya', count: '6 nights' },
      {
        id: '7',
        look: 'B',
        sign: 'D',
        days: 'Fri 7 – Wed 12',
        detail: 'Daniel. Handover: School, 15:15',
        count: '6 nights',
      },
      { id: '13', look: 'clash', sign: 'MD', days: 'Thu 13', detail: 'Two carers. Rules 1 and 2', count: '1 night' },
      { id: '14', look: 'gap', sign: '?', days: 'Fri 14', detail: 'No carer', count: '1 night' },
    ],
  };
}

/** Four months of nights with two people, in which two nights are not settled. */
export const months = [monthOf('May', 31, 5), monthOf('June', 30, 1), monthOf('July', 31, 3), monthOf('August', 31, 6)];

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((long) => ({
  long,
  short: long.slice(0, 2),
}));
