/** The words of a clause that nobody can follow: no sum and no day. */
export const words = {
  issue: 'parenting' as const,
  heading: 'School days',
  plain_text: 'Maya takes the children to school.',
  state: 'agreed' as const,
};
