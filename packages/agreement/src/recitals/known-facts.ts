import type { Intake, KnownFacts } from '@mediation/api-client';

type Answers = Pick<Intake, 'marriageDetails' | 'children'>;
type Child = KnownFacts['children'][number];

/**
 * What both parties wrote alike at the start, so that neither learns from a paper what only the other one wrote. Nothing
 * with fewer than two intakes.
 */
export function knownFacts(intakes: readonly Answers[]): Omit<KnownFacts, 'disclosed_on'> {
  const alike = <Fact>(read: (it: Answers) => Fact | null) => {
    const [first = null, ...others] = intakes.map((it) => read(it));
    return others.length > 0 && others.every((it) => it === first) ? first : null;
  };
  return {
    wedding_on: alike(({ marriageDetails }) => dayOf(marriageDetails['married_on'])),
    separation_on: alike(({ marriageDetails }) => dayOf(marriageDetails['separated_on'])),
    has_children: alike(hasChildren),
    children: childrenOfAll(intakes),
  };
}

const dayOf = (answer: unknown) => (typeof answer === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(answer) ? answer : null);

function hasChildren({ marriageDetails, children }: Answers): boolean | null {
  if (children.length > 0) return true;
  const answer = marriageDetails['has_children'];
  return answer === 'yes' ? true : answer === 'no' ? false : null;
}

/** The children that every intake names, each with its birth as far as all agree. */
function childrenOfAll([first, ...others]: readonly Answers[]): Child[] {
  if (first === undefined || others.length === 0) return [];
  const lists = others.map((it) => childrenOf(it));
  return childrenOf(first).flatMap(({ name, born }) => {
    const same = lists.map((list) => list.find((it) => it.name.toLowerCase() === name.toLowerCase()));
    if (same.includes(undefined)) return [];
    return [{ name, born: born !== null && same.every((it) => it?.born === born) ? born : null }];
  });
}

const childrenOf = ({ children }: Answers): Child[] =>
  children.flatMap(({ first_name: name, born }) =>
    typeof name === 'string' && name.trim() !== ''
      ? [{ name: name.trim(), born: typeof born === 'string' && /^\d{4}(-\d{2}){0,2}$/.test(born) ? born : null }]
      : [],
  );
