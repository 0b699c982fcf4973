/** A clause of the plan. */
export const words = {
  issue: 'parenting' as const,
  heading: 'School days',
  plain_text: 'Maya takes the children to school.',
  state: 'agreed' as const,
};
