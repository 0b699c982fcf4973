const together = 5 * 60_000;
const day = 24 * 3_600_000;

/** The fields of a message that a log needs. */
export interface LoggedMessage {
  /** The same before and after the server has it. */
  key: string;
  /** When it was written, as an ISO date and time. */
  at: string;
  senderId: string;
}

/** The position of a message in its log. */
export interface LogPlace {
  /** A line with the name of the day goes above it. */
  startsDay: boolean;
  /** Follows another message of the same person within five minutes: name and avatar are not repeated. */
  isGrouped: boolean;
}

/** Whether a message begins a day, or is grouped with the previous one of the same day. */
export function placeInLog(message: LoggedMessage, previous: LoggedMessage | undefined): LogPlace {
  if (previous === undefined) return { startsDay: true, isGrouped: false };
  const before = new Date(previous.at);
  const at = new Date(message.at);
  const passed = at.getTime() - before.getTime();
  const startsDay = passed >= day || at.getDate() !== before.getDate();
  return { startsDay, isGrouped: !startsDay && message.senderId === previous.senderId && passed < together };
}
