/** Whether an answer has content; a list or a section of empty answers has none. */
export function isAnswered(answer: unknown): boolean {
  if (answer === null || answer === undefined) return false;
  if (typeof answer === 'string') return answer.trim() !== '';
  return typeof answer === 'object' ? Object.values(answer).some(isAnswered) : true;
}
