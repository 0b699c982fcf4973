interface Sent {
  case_id: string | null;
  participant_id: string | null;
  email: string;
}

/** One invitation for each person, the newest of a list that begins with it, and every one that is worth a look by itself. */
export function newestInvitations<It extends Sent>(
  list: readonly It[],
  isKept: (it: It) => boolean = () => false,
): It[] {
  const seen = new Set<string>();
  return list.filter((it) => {
    const person = `${it.case_id} ${it.participant_id ?? it.email}`;
    const isNewest = !seen.has(person);
    seen.add(person);
    return isNewest || isKept(it);
  });
}
