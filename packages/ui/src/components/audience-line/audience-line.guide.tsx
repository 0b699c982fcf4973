import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { AudienceLine } from './audience-line.tsx';

export const guide: ComponentGuide = {
  words: [
    'Names who reads it, and who does not: “Only Ruth sees your answers. Daniel does not.”',
    'First names, as on the rest of the page.',
  ],
  pairs: [
    {
      right: {
        shows: <AudienceLine audience="mediator">Only Ruth reads this. Daniel does not.</AudienceLine>,
        because: 'Whoever is afraid of somebody needs to read that name.',
      },
      wrong: {
        shows: <AudienceLine audience="case">Visible to authorized users</AudienceLine>,
        because: 'Who is that? Nobody can decide what to write.',
      },
    },
  ],
};
