/** Replaces people's ids with stable ones, because those of accounts contain the time of registration. */
export function stableIds(ids: string[]) {
  const pairs = ids.map((id, at) => [id, `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`] as const);
  return {
    toStable: (text: string) => pairs.reduce((all, [real, stable]) => all.replaceAll(real, stable), text),
    toReal: (text: string) => pairs.reduce((all, [real, stable]) => all.replaceAll(stable, real), text),
  };
}

/** Removes the seconds of timestamps, which depend on the speed of the machine. */
export const wholeMinutes = (text: string) => text.replaceAll(/(T\d\d:\d\d:)\d\d\.\d+(Z|\+00:00)/g, '$100.000$2');
