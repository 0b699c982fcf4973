interface MeantFor {
  viewport?: { value?: string | undefined };
}

interface StoryWindowsProps {
  /** What all stories of the page are meant for. */
  globals: MeantFor | undefined;
  stories: { id: string; globals?: MeantFor }[];
}

const phone = `width: 390px !important; margin-inline: auto; display: block;`;

/** A desk of 1440 pixels, drawn so small that it fits into the column of the documentation. */
const desk = `width: 1440px !important; height: calc(100% / 0.65) !important; transform: scale(0.65); transform-origin: 0 0;`;

/** Gives each story that has a frame of its own in the documentation a window as wide as the one it is meant for. */
export function StoryWindows({ globals, stories }: StoryWindowsProps) {
  const rules = stories.map(({ id, globals: own }) => {
    const { value } = { ...globals?.viewport, ...own?.viewport };
    if (value === 'phone') return `#iframe--${id} { ${phone} }`;
    return value === 'desktop' ? `@media (width > 1064px) { #iframe--${id} { ${desk} } }` : '';
  });
  return <style>{rules.join('\n')}</style>;
}
