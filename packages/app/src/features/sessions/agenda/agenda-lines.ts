/** A line of an agenda: "School days, 20 min" is the topic "School days" with 20 minutes. */
export interface AgendaLine {
  topic: string;
  /** Null for a line without minutes. */
  minutes: number | null;
}

const withMinutes = /^(?<topic>.*[^\s,:–-])[\s,:–-]+\(?(?<minutes>\d{1,3}) ?(?:min\.?|mins|minutes?|minutos?)\)?$/i;

/** The lines of a text, without empty ones. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads a line; its minutes are at its end. */
export function agendaLine(line: string): AgendaLine {
  const { topic = line, minutes } = withMinutes.exec(line)?.groups ?? {};
  return { topic, minutes: minutes === undefined ? null : Number(minutes) };
}

/** The minutes of all lines together. */
export const agendaMinutes = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + (agendaLine(line).minutes ?? 0), 0);

/** Whether an agenda cannot be saved. */
export const isTooLong = (lines: readonly string[]) => lines.length > 20 || lines.some((line) => line.length > 200);
