const together = 5 * 60_000;
const day = 24 * 3_600_000;

/** The fields of a message that a log needs. */
export interface LoggedMessage {
  /** A stable key, equal before and after the server has stored the message. */
  key: string;
  /** The time of writing, as an ISO date and time. */
  at: string;
  senderId: string;
}

/** The position of a message in its log. */
export interface LogPlace {
  /** Whether a day separator is above it. */
  startsDay: boolean;
  /** Whether it follows a message of the same person within five minutes, so that name and avatar are not repeated. */
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
