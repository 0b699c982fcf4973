/** What decides whether two notifications are told in one row. */
interface Told {
  case_id: string | null;
  visible_to: string | null;
  created_at: string;
}

const near = 60 * 60 * 1000;

/** Notifications that read alike, of one case and within an hour of the newest, newest first. */
export function notificationGroups<One extends Told>(newestFirst: readonly One[], wordsOf: (one: One) => string) {
  const groups: [One, ...One[]][] = [];
  const open = new Map<string, [One, ...One[]]>();
  for (const one of newestFirst) {
    const key = [one.case_id, one.visible_to, wordsOf(one)].join('\n');
    const group = open.get(key);
    if (group !== undefined && Date.parse(group[0].created_at) - Date.parse(one.created_at) <= near) group.push(one);
    else {
      const begun: [One] = [one];
      open.set(key, begun);
      groups.push(begun);
    }
  }
  return groups;
}
