// What the overview of a case shows once it is there: one chunk, with words of its own.
export { AiCard } from './ai-card.tsx';
export { HappenedCard } from './happened-card.tsx';
export { NextCard } from './next-card.tsx';
export { NextSession } from './next-session.tsx';
export { Risk } from './risk.tsx';
