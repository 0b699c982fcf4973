/** Gives people ids that stay the same in each recording: those of accounts contain the moment of their registration. */
export function stableIds(ids: string[]) {
  const pairs = ids.map((id, at) => [id, `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`] as const);
  return {
    toStable: (text: string) => pairs.reduce((all, [real, stable]) => all.replaceAll(real, stable), text),
    toReal: (text: string) => pairs.reduce((all, [real, stable]) => all.replaceAll(stable, real), text),
  };
}

/** Leaves out the seconds of moments, which say only how fast the machine was. */
export const wholeMinutes = (text: string) => text.replaceAll(/(T\d\d:\d\d:)\d\d\.\d+(Z|\+00:00)/g, '$100.000$2');
