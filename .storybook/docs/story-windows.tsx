interface MeantFor {
  viewport?: { value?: string | undefined };
}

interface StoryWindowsProps {
  /** What all stories of the page are meant for. */
  globals: MeantFor | undefined;
  stories: { id: string; globals?: MeantFor }[];
  /** Whether they are pages, which are meant for a desktop where nothing else is said. */
  arePages: boolean;
}

const phone = `width: 390px !important; margin-inline: auto; display: block;`;

/** A desk of 1440 pixels, drawn so small that it fits into the column of the documentation. */
const small = 'tan(atan2(100cqi, 1440px))';
const desk = `width: 1440px !important; height: calc(100% / ${small}) !important; scale: ${small}; transform-origin: 0 0;`;

/** Gives each story that has a frame of its own in the documentation a window as wide as the one it is meant for. */
export function StoryWindows({ globals, stories, arePages }: StoryWindowsProps) {
  const rules = stories.map(({ id, globals: own }) => {
    const { value = arePages ? 'desktop' : undefined } = { ...globals?.viewport, ...own?.viewport };
    if (value === 'phone') return `#iframe--${id} { ${phone} }`;
    return value === 'desktop' ? `#iframe--${id} { ${desk} }` : '';
  });
  return <style>{['.docs-story { container-type: inline-size; }', ...rules].join('\n')}</style>;
}
