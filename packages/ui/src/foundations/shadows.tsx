import { Stack } from '../components/layout/layout.tsx';
import { vars } from '../theme/vars.css.ts';
import { ByDayAndNight } from './by-day-and-night.tsx';

/** The shadows, by elevation. */
export function Shadows() {
  return (
    <ByDayAndNight>
      <Stack gap="large">
        {Object.entries(vars.shadow).map(([name, boxShadow]) => (
          <div
            key={name}
            style={{ padding: '1rem', borderRadius: vars.radius.card, background: vars.color.surface, boxShadow }}
          >
            {name}
          </div>
        ))}
      </Stack>
    </ByDayAndNight>
  );
}
